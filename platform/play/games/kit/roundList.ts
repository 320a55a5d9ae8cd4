import { element } from '../../../core/page/element.ts';
import type { Round } from '../../round/round.ts';
import { icon } from './icon.ts';
import { verifierAddress } from './verifierAddress.ts';
import type { Words } from './words.ts';

const roundRow = (round: Round, { write, money, language }: Words): HTMLElement =>
  element(
    'li',
    {},
    element('span', { class: 'figure' }, `#${round.nonce}`),
    element('span', { class: 'figure' }, `${money(round.stake)} → ${money(round.win)}`),
    element(
      'a',
      {
        href: verifierAddress(round.id, language, document.documentElement.dataset['theme']),
        target: '_blank',
        rel: 'noopener',
        'aria-label': write('checkRound', { nonce: round.nonce }),
      },
      write('check'),
      icon('out'),
    ),
  );

/** The rounds of this visit to the page, each with the way to its check. */
export const createRoundList = (words: Words) => {
  const node = element('ul', { class: 'round-list' });
  let shown: readonly Round[] | null = null;
  return {
    node,
    update: (rounds: readonly Round[]): void => {
      if (shown === rounds) return;
      shown = rounds;
      node.replaceChildren(
        ...(rounds.length === 0
          ? [element('li', { class: 'help' }, words.write('noRounds'))]
          : rounds.map((round) => roundRow(round, words))),
      );
    },
  };
};
