import { element } from '../../../../core/page/element.ts';
import { symbolPicture } from '../../kit/symbolPicture.ts';
import { icon } from '../../kit/icon.ts';
import { riverDrawing } from './riverDrawing.ts';
import type { TitleAnswer } from './titleAnswer.ts';
import type { Words } from './words.ts';

/** The parts that other modules drew, to be put in their places. */
export interface ViewParts {
  readonly title: TitleAnswer;
  readonly heading: Node;
  readonly words: Words;
  readonly reels: Node;
  readonly lines: Node;
  readonly freeGames: Node;
  readonly plaque: Node;
  readonly notice: Node;
  readonly meters: Node;
  readonly stakeControl: Node;
  readonly spinButton: Node;
  readonly sessionLine: Node;
  readonly live: Node;
  readonly dialogs: readonly Node[];
  /** Sound and motion. */
  readonly switches: readonly Node[];
  openPaytable(): void;
  openFairness(): void;
}

/** What of the page tells of its keys. */
export interface DrawnGame {
  showShortcuts(areOn: boolean): void;
}

const headButton = (name: 'table' | 'fair', label: string, open: () => void): HTMLButtonElement => {
  const button = element(
    'button',
    { type: 'button', class: 'head-button', 'aria-haspopup': 'dialog' },
    icon(name),
    element('span', {}, label),
  );
  button.addEventListener('click', open);
  return button;
};

/** Puts the game page together: head, reels in their lacquer frame, and the deck of controls. */
export const drawGame = (root: HTMLElement, parts: ViewParts): DrawnGame => {
  const { title, words } = parts;
  const { write } = words;
  const paytable = headButton('table', write('paytable'), parts.openPaytable);
  const fairness = headButton('fair', write('fairness'), parts.openFairness);
  // The colours that follow the hue are worked out on the root element.
  root.ownerDocument.documentElement.style.setProperty('--hue', String(title.vendorHue));
  root.removeAttribute('aria-busy');
  root.replaceChildren(
    element(
      'header',
      { class: 'masthead' },
      parts.heading,
      element('div', { class: 'head-buttons' }, paytable, fairness, ...parts.switches),
    ),
    element(
      'div',
      { class: 'scene', 'aria-hidden': 'true' },
      riverDrawing(),
      element('img', { class: 'scene-companion', src: symbolPicture(title.companion), alt: '' }),
      element('img', { class: 'scene-hero', src: symbolPicture(title.hero), alt: '' }),
    ),
    element(
      'main',
      { class: 'stage' },
      element('div', { class: 'crest', 'aria-hidden': 'true' }, element('img', { src: symbolPicture(title.hero), alt: '' })),
      element(
        'div',
        { class: 'cabinet' },
        element('div', { class: 'window' }, parts.reels, parts.lines, parts.freeGames, parts.notice),
        parts.plaque,
      ),
    ),
    element(
      'section',
      { class: 'deck', 'aria-label': write('stake') },
      parts.meters,
      parts.stakeControl,
      parts.spinButton,
      parts.sessionLine,
    ),
    parts.live,
    ...parts.dialogs,
  );
  return {
    showShortcuts: (areOn) => {
      for (const [button, key] of [
        [paytable, 'P'],
        [fairness, 'F'],
      ] as const)
        if (areOn) button.setAttribute('aria-keyshortcuts', key);
        else button.removeAttribute('aria-keyshortcuts');
    },
  };
};
