import './styles/game.css';
import { startPage } from '../../kit/startPage.ts';
import { startGame } from './startGame.ts';
import { loadWords } from './words.ts';

void startPage(window, { family: 'slot', loadWords, start: startGame });
