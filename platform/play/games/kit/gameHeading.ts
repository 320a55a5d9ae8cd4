import { element } from '../../../core/page/element.ts';
import type { Frame } from './frame.ts';

/** What the game is called. The bar of a site around the page says it already: there it is left to those who listen. */
export const gameHeading = (name: string, { isFramed }: Frame): HTMLElement =>
  element('h1', isFramed ? { class: 'hidden-text' } : {}, name);
