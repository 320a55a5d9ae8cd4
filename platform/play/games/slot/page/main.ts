import './styles/game.css';
import { startPage } from '../../kit/startPage.ts';
import { systemWait } from '../../kit/retryUntilAnswered.ts';
import { startGame } from './startGame.ts';
import { loadWords } from './words.ts';

void startPage(window, { family: 'slot', send: (path, init) => fetch(path, init), wait: systemWait, loadWords, start: startGame });
