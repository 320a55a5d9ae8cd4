import { element, setText } from '../../../../core/page/element.ts';
import type { RoomView } from '../../../room/room.ts';
import { copyField } from '../../kit/copyField.ts';
import { createSheet, type Sheet } from '../../kit/sheet.ts';
import { combinationWord } from './seatView.ts';
import type { Words } from './words.ts';

/** From the best on. */
const order = ['STRAIGHT_FLUSH', 'THREE_OF_A_KIND', 'STRAIGHT', 'FLUSH', 'PAIR', 'HIGH_CARD'] as const;
const rules = ['deal', 'order', 'ties', 'pot', 'wait', 'leave', 'show', 'lost', 'kept', 'house'] as const;

export interface RulesSheet extends Sheet {
  /** The player's word for the hand that waits: of the browser's making until they write their own. */
  wordToGive(): string;
  update(view: RoomView): void;
}

const pattern = /^\P{C}{1,40}$/u;

/** How the game goes, what the house keeps, and how each hand can be checked. */
export const createRulesSheet = (words: Words, madeWord: (serverSeedHash: string) => string): RulesSheet => {
  const { write, money, decimalSign } = words;
  const sheet = createSheet('rules', write('rules'), write('close'));
  const hash = element('code', { class: 'secret' });
  const facts = element('p', { class: 'help' });
  const input = element('input', {
    id: 'own-word',
    maxlength: 40,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'own-word-help',
  });
  let own = '';
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
        element('p', { class: 'help', id: 'own-word-help' }, write('ownWordHelp')),
      ),
    ),
  );
  return {
    ...sheet,
    wordToGive: () => {
      const written = input.value.trim();
      // Its hash would give away a word that can be guessed: something random is added.
      return written !== own && pattern.test(written) ? `${written} ${own.slice(0, 20)}` : own;
    },
    update: ({ room, waiting }) => {
      setText(hash, waiting.serverSeedHash);
      // What a player has written stays until they change it.
      const made = madeWord(waiting.serverSeedHash);
      if (input.value === own) input.value = made;
      own = made;
      const percent = room.rakePercent.replace('.', decimalSign);
      const values = { seats: room.seats, ante: money(room.ante), percent, seconds: Math.round(room.longestWait / 1000) };
      const more = { cap: money(room.rakeCap), showing: Math.round(room.longestShowing / 1000) };
      const said = rules.map((rule) => write(`how.${rule}`, { ...values, ...more }));
      if (list.textContent !== said.join('')) list.replaceChildren(...said.map((rule) => element('li', {}, rule)));
      setText(facts, write('potText', { pot: money(room.pot), rake: money(room.rake), prize: money(room.prize) }));
    },
  };
};
