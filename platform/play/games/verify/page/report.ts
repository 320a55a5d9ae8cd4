import { element } from '../../kit/element.ts';
import { shortFormatter, type FormatAmount } from '../../kit/formatAmount.ts';
import { localeOf, type PageLanguage } from '../../kit/language.ts';
import { symbolPicture, symbolWord } from '../../kit/symbolWords.ts';
import type { PublicRound, Round } from '../../slot/round.ts';
import { windowAt } from '../../slot/spin.ts';
import type { SlotModel } from '../../slot/title.ts';
import type { RoundCheck } from './checkRound.ts';
import type { Replay, ReplayedSpin } from './replayRound.ts';
import { isInOrder, seedSteps } from './seedOrder.ts';
import type { VerifyTexts } from './texts/VerifyTexts.ts';

export interface ReportWords {
  readonly language: PageLanguage;
  readonly texts: VerifyTexts;
}

const moneyOf = ({ language }: ReportWords): FormatAmount => shortFormatter(localeOf(language));

type Tone = 'good' | 'bad' | 'plain';
export const verdict = (tone: Tone, title: string, note: string): HTMLElement =>
  element(
    'div',
    { class: `verdict verdict-${tone}`, role: tone === 'bad' ? 'alert' : 'status' },
    element('h2', {}, title),
    element('p', {}, note),
  );

const checkItem = (matches: boolean, text: string, { texts }: ReportWords): HTMLElement =>
  element(
    'li',
    { class: matches ? 'match' : 'mismatch' },
    element('strong', {}, matches ? `✓ ${texts.yes}` : `✕ ${texts.no}`),
    element('span', {}, text),
  );

const facts = (rows: readonly (readonly [name: string, value: string])[]): HTMLElement =>
  element(
    'dl',
    { class: 'facts' },
    ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', { class: 'secret' }, value))),
  );

const seedFacts = (round: Round, { texts }: ReportWords, money: FormatAmount): readonly (readonly [string, string])[] => [
  [texts.clientSeed, round.clientSeed],
  [texts.nonce, String(round.nonce)],
  [texts.game, `${round.titleCode} · ${round.titleVersion}`],
  [texts.stake, money(round.stake)],
  [texts.win, money(round.win)],
];

const spinCard = ({ spin, draws }: ReplayedSpin, index: number, matches: boolean, model: SlotModel, words: ReportWords): HTMLElement => {
  const { texts, language } = words;
  const shown = windowAt(model, spin.stops);
  const picture = (id: string): HTMLElement => {
    const art = model.symbols.find((symbol) => symbol.id === id)?.art;
    if (!art) return element('span', {}, id);
    const word = symbolWord(language, art);
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
          : element('span', { class: 'help' }, ` ${texts.passedOver(passedOver.map((other) => whole.format(other)).join(' · '))}`),
      ),
      element('td', {}, String(length)),
      element('td', {}, String(place)),
      element('td', { class: 'places' }, ...(shown[reel] ?? []).map(picture)),
    ),
  );
  const head = [texts.reel, texts.drawn, texts.strip, texts.stop, texts.shown].map((name) => element('th', { scope: 'col' }, name));
  const name = spin.free ? texts.freeGame(index, spin.multiplier) : texts.paidSpin;
  return element(
    'details',
    { class: 'spin-card', open: index === 0 },
    element(
      'summary',
      {},
      element('span', {}, name),
      element('span', { class: 'figure' }, `${texts.win}: ${moneyOf(words)(spin.win)}`),
      matches ? null : element('strong', { class: 'mismatch' }, `✕ ${texts.differs}`),
    ),
    element(
      'div',
      { class: 'table-frame', tabindex: '0' },
      element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows)),
    ),
  );
};

const steps = (replay: Replay, matches: (index: number) => boolean, model: SlotModel, words: ReportWords): HTMLElement =>
  element(
    'section',
    {},
    element('h3', {}, words.texts.steps),
    element('p', { class: 'help' }, words.texts.stepsNote),
    ...replay.spins.map((spin, index) => spinCard(spin, index, matches(index), model, words)),
  );

const order = (record: PublicRound, { texts, language }: ReportWords): HTMLElement => {
  const time = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'medium' });
  const rows = seedSteps(record).map(([step, at]) => [texts.order[step], at === null ? texts.notYet : time.format(at)] as const);
  return element('section', {}, element('h3', {}, texts.orderTitle), facts(rows), element('p', { class: 'help' }, texts.orderNote));
};

/** A recorded round beside its recomputation. */
export const checkReport = (record: PublicRound, check: RoundCheck, model: SlotModel, words: ReportWords): readonly HTMLElement[] => {
  const { round } = record;
  const { texts } = words;
  const inOrder = isInOrder(record);
  const money = moneyOf(words);
  const matching = check.spinsMatch.filter(Boolean).length;
  return [
    check.genuine && inOrder ? verdict('good', texts.genuine, texts.genuineNote) : verdict('bad', texts.forged, texts.forgedNote),
    element(
      'ul',
      { class: 'checks' },
      checkItem(check.hashMatches, texts.checkHash, words),
      checkItem(inOrder, texts.checkOrder, words),
      checkItem(check.titleMatches, texts.checkTitle, words),
      checkItem(matching === check.spinsMatch.length, texts.checkSpins(matching, check.spinsMatch.length), words),
      checkItem(check.winMatches, texts.checkWin(money(check.replay.win)), words),
    ),
    facts([[texts.hash, round.serverSeedHash], [texts.ownHash, check.replay.hash], ...seedFacts(round, words, money)]),
    order(record, words),
    steps(check.replay, (index) => check.spinsMatch[index] ?? false, model, words),
  ];
};

/** A recorded round whose server seed is still secret. */
export const unrevealedReport = (record: PublicRound, words: ReportWords): readonly HTMLElement[] => [
  verdict('plain', words.texts.unrevealed, words.texts.unrevealedNote),
  element('h3', {}, words.texts.recorded),
  facts([[words.texts.hash, record.round.serverSeedHash], ...seedFacts(record.round, words, moneyOf(words))]),
  order(record, words),
];

/** A round computed from seeds alone. `expectedHash` is compared when it is not empty. */
export const replayReport = (replay: Replay, expectedHash: string, model: SlotModel, words: ReportWords): readonly HTMLElement[] => {
  const { texts } = words;
  const compared = expectedHash !== '';
  return [
    verdict('plain', texts.replayed, texts.checkWin(moneyOf(words)(replay.win))),
    compared ? element('ul', { class: 'checks' }, checkItem(replay.hash === expectedHash, texts.checkHash, words)) : element('div'),
    facts([[texts.ownHash, replay.hash]]),
    steps(replay, () => true, model, words),
  ];
};
