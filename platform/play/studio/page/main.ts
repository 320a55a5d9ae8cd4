import './studio.css';
import { systemWait } from '../../games/kit/retryUntilAnswered.ts';
import { openStudio } from './openStudio.ts';
import { loadWords } from './words.ts';

void openStudio(window, { send: (path, init) => fetch(path, init), wait: systemWait, loadWords });
