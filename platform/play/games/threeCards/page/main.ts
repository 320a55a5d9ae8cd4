import './table.css';
import { startPage } from '../../kit/startPage.ts';
import { startTable } from './startTable.ts';
import { loadWords } from './words.ts';

void startPage(window, { family: 'threeCards', loadWords, start: startTable });
