import { element, setText } from '../../../../core/page/element.ts';
import type { RoomView } from '../../../room/room.ts';
import { copyField } from '../../kit/copyField.ts';
import { createSheet, type Sheet } from '../../kit/sheet.ts';
import { combinationWord } from './seatView.ts';
import type { Words } from './words.ts';

/** From the best on. */
const order = ['STRAIGHT_FLUSH', 'THREE_OF_A_KIND', 'STRAIGHT', 'FLUSH', 'PAIR', 'HIGH_CARD'] as const;
const rules = ['deal', 'order', 'ties', 'pot', 'wait', 'leave', 'lost', 'house'] as const;

export interface RulesSheet extends Sheet {
  /** The player's word for the next hand: of the browser's making until they write their own. */
  wordToGive(): string;
  /** A new one of the browser's making, for the hand after. */
  renew(): void;
  update(view: RoomView): void;
}

const pattern = /^\P{C}{1,64}$/u;

/** How the game goes, what the house keeps, and how each hand can be checked. */
export const createRulesSheet = (words: Words, randomSeed: () => string): RulesSheet => {
  const { write, money, decimalSign } = words;
  const sheet = createSheet('rules', write('rules'), write('close'));
  const hash = element('code', { class: 'secret' });
  const facts = element('p', { class: 'help' });
  const input = element('input', {
    id: 'own-word',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'own-word-help',
    value: randomSeed(),
  });
  let own = input.value;
  const list = element('ol', { class: 'rules' });
  sheet.body.append(
    element('section', {}, element('h3', {}, write('howTitle')), list, facts),
    element(
      'section',
      {},
      element('h3', {}, write('orderTitle')),
      element('ol', { class: 'order' }, ...order.map((code) => element('li', {}, combinationWord(code, words)))),
    ),
    element(
      'section',
      {},
      element('h3', {}, write('fairness')),
      element('p', {}, write('fairText')),
      copyField(write('serverSeedHash'), hash, words),
      element(
        'div',
        { class: 'field' },
        element('label', { for: input.id }, write('ownWord')),
        input,
        element('p', { class: 'help', id: 'own-word-help' }, write('clientSeedHelp')),
      ),
    ),
  );
  return {
    ...sheet,
    wordToGive: () => (pattern.test(input.value.trim()) ? input.value.trim() : own),
    renew: () => {
      // What a player has written stays until they change it.
      if (input.value !== own) return;
      own = randomSeed();
      input.value = own;
    },
    update: ({ room, waiting }) => {
      setText(hash, waiting.serverSeedHash);
      const percent = room.rakePercent.replace('.', decimalSign);
      const values = { seats: room.seats, ante: money(room.ante), percent, seconds: Math.round(room.longestWait / 1000) };
      const said = rules.map((rule) => write(`how.${rule}`, values));
      if (list.textContent !== said.join('')) list.replaceChildren(...said.map((rule) => element('li', {}, rule)));
      setText(facts, write('potText', { pot: money(room.pot), rake: money(room.rake), prize: money(room.prize) }));
    },
  };
};
