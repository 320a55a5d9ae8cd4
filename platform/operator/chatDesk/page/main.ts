import '../../../content/chat/page/chat.css';
import { applyTheme } from '../../../core/page/applyTheme.ts';
import { wordsOf } from '../../../content/chat/page/wordsOf.ts';
import type { DeskWords } from '../deskWords.ts';
import { openDesk } from './desk.ts';
import './desk.css';

const { root, words, most } = wordsOf<DeskWords>();
applyTheme(window, new URLSearchParams(location.search));
document.title = `${words.title} · ${document.title}`;

// Whoever is not, or no longer, known goes to the door.
openDesk(root, words, most, () => location.assign('/operator?to=%2Foperator%2Fchats'));
