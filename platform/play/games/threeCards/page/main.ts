import './table.css';
import './sideways.css';
import './small.css';
import { startPage } from '../../kit/startPage.ts';
import { systemWait } from '../../kit/retryUntilAnswered.ts';
import { startTable } from './startTable.ts';
import { loadWords } from './words.ts';

void startPage(window, { family: 'threeCards', send: (path, init) => fetch(path, init), wait: systemWait, loadWords, start: startTable });
