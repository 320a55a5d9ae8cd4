import { element } from '../../../../core/page/element.ts';
import { shortFormatter, type FormatAmount } from '../../../../core/text/formatAmount.ts';
import { commitTo } from '../../../family/drawStream.ts';
import { localeOf } from '../../kit/language.ts';
import { symbolPicture } from '../../kit/symbolPicture.ts';
import type { PublicRound, Round } from '../../slot/slotRound.ts';
import { windowAt } from '../../slot/spin.ts';
import type { SlotModel } from '../../slot/title.ts';
import type { RoundCheck } from './checkRound.ts';
import type { Replay, ReplayedSpin } from './replayRound.ts';
import { isInOrder, seedSteps } from './seedOrder.ts';
import type { VerifyWords } from './verifyWords.ts';

export const moneyOf = ({ language }: VerifyWords): FormatAmount => shortFormatter(localeOf(language));

type Tone = 'good' | 'bad' | 'plain';
export const verdict = (tone: Tone, title: string, note: string): HTMLElement =>
  element(
    'div',
    { class: `verdict verdict-${tone}`, role: tone === 'bad' ? 'alert' : 'status' },
    element('h2', {}, title),
    element('p', {}, note),
  );

export const checkItem = (matches: boolean, text: string, { write }: VerifyWords): HTMLElement =>
  element(
    'li',
    { class: matches ? 'match' : 'mismatch' },
    element('strong', {}, matches ? `✓ ${write('yes')}` : `✕ ${write('no')}`),
    element('span', {}, text),
  );

export const facts = (rows: readonly (readonly [name: string, value: string])[]): HTMLElement =>
  element(
    'dl',
    { class: 'facts' },
    ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', { class: 'secret' }, value))),
  );

const seedFacts = (round: Round, { write }: VerifyWords, money: FormatAmount): readonly (readonly [string, string])[] => [
  [write('clientSeed'), round.clientSeed],
  [write('nonce'), String(round.nonce)],
  [write('game'), `${round.titleCode} · ${round.titleVersion}`],
  [write('stake'), money(round.stake)],
  [write('win'), money(round.win)],
];

const spinCard = ({ spin, draws }: ReplayedSpin, index: number, matches: boolean, model: SlotModel, words: VerifyWords): HTMLElement => {
  const { write, language } = words;
  const shown = windowAt(model, spin.stops);
  const picture = (id: string): HTMLElement => {
    const art = model.symbols.find((symbol) => symbol.id === id)?.art;
    if (!art) return element('span', {}, id);
    const word = write(`drawings.${art}`);
    // The copy that the site keeps has an opaque origin, and may load no pictures.
    if (self.origin === 'null') return element('span', { class: 'place-word' }, word);
    const image = element('img', { src: symbolPicture(art), alt: word, title: word, width: 32, height: 32 });
    // Without a network the name serves as well.
    image.addEventListener('error', () => image.replaceWith(element('span', { class: 'place-word' }, word)));
    return image;
  };
  const whole = new Intl.NumberFormat(localeOf(language));
  const rows = draws.map(({ passedOver, number, length, place }, reel) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(reel + 1)),
      element(
        'td',
        {},
        whole.format(number),
        passedOver.length === 0
          ? null
          : element(
              'span',
              { class: 'help' },
              ` ${write('passedOver', { numbers: passedOver.map((other) => whole.format(other)).join(' · ') })}`,
            ),
      ),
      element('td', {}, String(length)),
      element('td', {}, String(place)),
      element('td', { class: 'places' }, ...(shown[reel] ?? []).map(picture)),
    ),
  );
  const head = [write('reel'), write('drawn'), write('strip'), write('stop'), write('shown')].map((name) =>
    element('th', { scope: 'col' }, name),
  );
  const name = spin.free ? write('freeGame', { number: index, multiplier: spin.multiplier }) : write('paidSpin');
  return element(
    'details',
    { class: 'spin-card', open: index === 0 },
    element(
      'summary',
      {},
      element('span', {}, name),
      element('span', { class: 'figure' }, `${write('win')}: ${moneyOf(words)(spin.win)}`),
      matches ? null : element('strong', { class: 'mismatch' }, `✕ ${write('differs')}`),
    ),
    element(
      'div',
      { class: 'table-frame', tabindex: '0' },
      element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows)),
    ),
  );
};

const steps = (replay: Replay, matches: (index: number) => boolean, model: SlotModel, words: VerifyWords): HTMLElement =>
  element(
    'section',
    {},
    element('h3', {}, words.write('steps')),
    element('p', { class: 'help' }, words.write('stepsNote')),
    ...replay.spins.map((spin, index) => spinCard(spin, index, matches(index), model, words)),
  );

const order = (record: PublicRound, { write, time }: VerifyWords): HTMLElement => {
  const rows = seedSteps(record).map(([step, at]) => [write(`order.${step}`), at === null ? write('notYet') : time(at)] as const);
  return element('section', {}, element('h3', {}, write('orderTitle')), facts(rows), element('p', { class: 'help' }, write('orderNote')));
};

/** A recorded round beside its recomputation. */
export const checkReport = (record: PublicRound, check: RoundCheck, model: SlotModel, words: VerifyWords): readonly HTMLElement[] => {
  const { round } = record;
  const { write } = words;
  const inOrder = isInOrder(record);
  const money = moneyOf(words);
  const matching = check.spinsMatch.filter(Boolean).length;
  return [
    check.genuine && inOrder
      ? verdict('good', write('genuine'), write('genuineNote'))
      : verdict('bad', write('forged'), write('forgedNote')),
    element(
      'ul',
      { class: 'checks' },
      checkItem(check.hashMatches, write('checkHash'), words),
      checkItem(inOrder, write('checkOrder'), words),
      checkItem(check.titleMatches, write('checkTitle'), words),
      checkItem(matching === check.spinsMatch.length, write('checkSpins', { matching, all: check.spinsMatch.length }), words),
      checkItem(check.winMatches, write('checkWin', { win: money(check.replay.win) }), words),
    ),
    facts([[write('hash'), round.serverSeedHash], [write('ownHash'), check.replay.hash], ...seedFacts(round, words, money)]),
    order(record, words),
    steps(check.replay, (index) => check.spinsMatch[index] ?? false, model, words),
  ];
};

/** A recorded round whose server seed is still secret. */
export const unrevealedReport = (record: PublicRound, words: VerifyWords): readonly HTMLElement[] => [
  verdict('plain', words.write('unrevealed'), words.write('unrevealedNote')),
  element('h3', {}, words.write('recorded')),
  facts([[words.write('hash'), record.round.serverSeedHash], ...seedFacts(record.round, words, moneyOf(words))]),
  order(record, words),
];

/** A recorded round of a game that the house offers no more, and whose rules did not come with the page: what can be said without them. */
export const unknownTitleReport = (record: PublicRound, serverSeed: string, words: VerifyWords): readonly HTMLElement[] => {
  const { round } = record;
  const { write } = words;
  const hash = commitTo(serverSeed);
  return [
    verdict('plain', write('unknownTitle'), write('unknownTitleNote')),
    element(
      'ul',
      { class: 'checks' },
      checkItem(hash === round.serverSeedHash, write('checkHash'), words),
      checkItem(isInOrder(record), write('checkOrder'), words),
    ),
    element('h3', {}, write('recorded')),
    facts([[write('hash'), round.serverSeedHash], [write('ownHash'), hash], ...seedFacts(round, words, moneyOf(words))]),
    order(record, words),
  ];
};

/** A round computed from seeds alone. `expectedHash` is compared when it is not empty. */
export const replayReport = (replay: Replay, expectedHash: string, model: SlotModel, words: VerifyWords): readonly HTMLElement[] => {
  const { write } = words;
  const compared = expectedHash !== '';
  return [
    verdict('plain', write('replayed'), write('checkWin', { win: moneyOf(words)(replay.win) })),
    compared ? element('ul', { class: 'checks' }, checkItem(replay.hash === expectedHash, write('checkHash'), words)) : element('div'),
    facts([[write('ownHash'), replay.hash]]),
    steps(replay, () => true, model, words),
  ];
};
