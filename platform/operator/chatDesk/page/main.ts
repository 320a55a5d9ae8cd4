import '../../../content/chat/page/chat.css';
import { applyTheme } from '../../../core/page/applyTheme.ts';
import { wordsOf } from '../../../content/chat/page/wordsOf.ts';
import type { DeskWords } from '../deskWords.ts';
import { openDesk } from './desk.ts';
import './desk.css';
import { loginPathFor } from '../../operatorAccount/loginPath.ts';

const { root, words, most } = wordsOf<DeskWords>();
applyTheme(window, new URLSearchParams(location.search));
document.title = `${words.title} · ${document.title}`;

// Whoever is not, or no longer, known has to log in.
openDesk(root, words, most, () => location.assign(loginPathFor(location.href)));
