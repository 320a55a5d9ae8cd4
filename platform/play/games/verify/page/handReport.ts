import { element } from '../../../../core/page/element.ts';
import type { PlayedHand } from '../../../room/room.ts';
import { copyField } from '../../kit/copyField.ts';
import { checkHand, type HandCheck } from './checkHand.ts';
import { handProof } from './handProof.ts';
import { checkItem, facts, moneyOf, verdict } from './report.ts';
import type { VerifyWords } from './verifyWords.ts';

/** A recorded hand of a room beside its recomputation. */
export function handReport(hand: PlayedHand, check: HandCheck, words: VerifyWords): readonly HTMLElement[] {
  const { write } = words;
  const money = moneyOf(words);
  const head = [write('hand.seat'), write('hand.word'), write('hand.cards'), ''].map((name) => element('th', { scope: 'col' }, name));
  const rows = hand.seats.map(({ place, clientSeed, cards, hasWon }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(place + 1)),
      element('td', { class: 'secret' }, clientSeed ?? ''),
      element('td', {}, cards.join(' ')),
      element('td', {}, hasWon ? write('hand.takesPot') : ''),
    ),
  );
  return [
    check.genuine
      ? verdict('good', write('hand.genuine'), write('hand.genuineNote'))
      : verdict('bad', write('hand.forged'), write('forgedNote')),
    element(
      'ul',
      { class: 'checks' },
      checkItem(check.hashMatches, write('checkHash'), words),
      checkItem(check.wordsMatch, write('hand.checkWords'), words),
      checkItem(check.cardsMatch, write('hand.checkCards'), words),
      checkItem(check.winnerMatches, write('hand.checkWinner'), words),
      checkItem(check.potMatches, write('hand.checkPot'), words),
    ),
    facts([
      [write('hash'), hand.serverSeedHash],
      [write('ownHash'), check.hash],
      [write('serverSeed'), hand.serverSeed],
      [write('stake'), money(hand.ante)],
      [write('hand.pot'), money(hand.pot)],
      [write('hand.rake'), money(hand.rake)],
      [write('hand.prize'), money(hand.prize)],
      ...hand.seats.map(({ place, wordHash }) => [`${write('hand.seat')} ${place + 1} · SHA-256`, wordHash] as const),
    ]),
    element(
      'div',
      { class: 'table-frame', tabindex: '0' },
      element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows)),
    ),
    element('p', { class: 'help' }, write('hand.how')),
  ];
}

/** A hand that was not dealt: for want of players every stake went back, for want of words those of the silent went to the others. */
export const undealtReport = ({ status, seats }: PlayedHand, { write }: VerifyWords): readonly HTMLElement[] =>
  status === 'FORFEITED'
    ? [
        verdict('plain', write('hand.forfeited'), write('hand.forfeitedNote')),
        facts(
          seats.flatMap(({ place, clientSeed, wordHash }) => [
            [`${write('hand.seat')} ${place + 1}`, clientSeed ?? write('hand.notShown')] as const,
            ['SHA-256', wordHash] as const,
          ]),
        ),
      ]
    : [verdict('plain', write('hand.givenUp'), write('hand.givenUpNote'))];

/** What there is to say of a hand that is over. Throws RangeError for one that no such game could have. */
export const reportOfHand = (hand: PlayedHand, words: VerifyWords): readonly HTMLElement[] =>
  hand.status === 'DEALT' ? handReport(hand, checkHand(hand), words) : undealtReport(hand, words);

/** All that proves a hand, to be copied and kept. */
export const proofOfHand = (hand: PlayedHand, words: VerifyWords): HTMLElement =>
  element(
    'details',
    { class: 'hand-proof' },
    element('summary', {}, words.write('hand.keepProof')),
    element('p', { class: 'help' }, words.write('hand.keepProofHelp')),
    copyField(words.write('hand.proof'), element('code', { class: 'secret' }, handProof(hand)), words),
  );
