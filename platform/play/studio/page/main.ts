import './studio.css';
import { openStudio } from './openStudio.ts';

void openStudio(window);
