import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawFrom, drawStream } from '../../play/family/drawStream.ts';
import { enumerateStops } from '../../play/games/slot/testing/enumerateStops.ts';
import { fraction, minus, multiplied, plus } from '../../play/games/slot/fraction.ts';
import { playRound } from '../../play/games/slot/playRound.ts';
import { returnText, roundReturn } from '../../play/games/slot/returnToPlayer.ts';
import { gameName } from '../../play/game/gameName.ts';
import { platformTexts } from '../../platformTexts.ts';
import { foldName } from '../../play/game/foldName.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import { symbolNames } from '../../play/family/symbolNames.ts';
import { studios } from '../vendors.ts';
import released from './released.json' with { type: 'json' };
import { seedTitles } from './seedTitles.ts';
import { testGames } from '../../testing/testGames.ts';

const artOf = (title: (typeof seedTitles)[number]) => title.model.symbols.map((symbol) => symbol.art);
const distinct = (values: readonly string[]) => new Set(values).size;

test('every vendor has seven games, but for the one whose game runs elsewhere', () => {
  const own = studios.filter(({ code }) => code !== 'CPH');
  expect(own.map(({ code }) => seedTitles.filter((title) => title.vendorCode === code).length)).toEqual(own.map(() => 7));
});

test('no two games share a code, a name in any language, their pictures, or the pair on their tile', () => {
  const count = seedTitles.length;
  expect(distinct(seedTitles.map((title) => title.code))).toBe(count);
  const texts = platformTexts();
  for (const language of ['TY', 'EN', 'VI', 'CN', 'TH', 'ID'] as const) {
    const names = seedTitles.map(({ code }) => gameName(texts, code, language));
    expect(names).not.toContain(gameName(texts, 'no such game', language));
    expect(distinct(names.map(foldName))).toBe(count);
  }
  expect(distinct(seedTitles.map((title) => artOf(title).join()))).toBe(count);
  expect(distinct(seedTitles.map((title) => [title.hero, title.companion].toSorted().join()))).toBe(count);
});

test('no two games of one vendor share their reels', () => {
  for (const { code } of studios) {
    const reels = seedTitles.filter((title) => title.vendorCode === code).map((title) => JSON.stringify(title.model.reels));
    expect(distinct(reels)).toBe(reels.length);
  }
});

test.each(seedTitles.map((title) => [title.code, title] as const))(
  '%s shows each symbol by a drawing of its own, its hero and companion among them',
  (_code, title) => {
    const art = artOf(title);
    expect(distinct(art)).toBe(art.length);
    expect(art.every((name) => symbolNames.includes(name))).toBe(true);
    expect(art).toContain(title.hero);
    expect(art).toContain(title.companion);
  },
);

test('stakes rise and divide evenly over the lines', () => {
  for (const { stakes, model } of seedTitles) {
    const amounts = stakes.map(parseAmount);
    expect(amounts.every((amount, index) => amount % BigInt(model.lines.length) === 0n && amount > (amounts[index - 1] ?? 0n))).toBe(true);
  }
});

test('a version once released keeps its reels, pays and pictures; `released.json` takes every new one', () => {
  const print = (title: (typeof seedTitles)[number]) => createHash('sha256').update(JSON.stringify(title.model)).digest('hex').slice(0, 12);
  const standing = Object.fromEntries(seedTitles.map((title) => [`${title.code}@${title.version}`, print(title)]));
  expect(standing).toEqual(released);
});

/** Holds that every stop of a strip belongs to the same count of the 2^32 numbers, by asking the draw itself where its parts end. */
function expectEvenStops(length: number): void {
  const all = 2 ** 32;
  const drawn = (number: number) => drawFrom([number, 0].values() as Iterator<number, never>, length);
  const passedOver = Array.from({ length }, (_, back) => all - 1 - back).filter((number) => drawn(number).passedOver.length > 0).length;
  const taken = all - passedOver;
  expect(taken % length).toBe(0);
  // Stops follow one another in turns from the first number to the last that is taken, and each turn holds every stop once.
  for (const first of [0, length, Math.floor(taken / length / 2) * length, taken - length])
    expect(Array.from({ length }, (_, offset) => drawn(first + offset).place)).toEqual(Array.from({ length }, (_, place) => place));
}

/** Several titles share their figures and differ in pictures alone. */
const figuresOf = ({ symbols, ...figures }: (typeof seedTitles)[number]['model']) =>
  JSON.stringify([figures, symbols.map(({ art: _picture, ...symbol }) => symbol)]);
const byFigures = Map.groupBy(seedTitles, ({ model }) => figuresOf(model));

test.each([...byFigures.values()].map((titles) => [titles.map(({ code }) => code).join(', '), titles] as const))(
  'PP-27 the return shown for %s is that of the numbers it draws from, cut off, and never above it',
  (_codes, [title]) => {
    if (!title) throw new Error('a group without titles');
    const { model } = title;
    for (const reel of model.reels) expectEvenStops(reel.length);
    const { combinations, wins, triggers } = enumerateStops(model);
    const spins = BigInt(combinations);
    const win = fraction(wins, spins * BigInt(model.lines.length));
    const freeGames = fraction(BigInt(triggers) * BigInt(model.freeGames.count), spins);
    const truth = multiplied(roundReturn({ win, freeGames }, model.freeGames.multiplier), fraction(100n));
    const shown = returnText(model);
    const scaled = fraction(BigInt(shown.replace('.', '')), 10n ** 7n);
    expect(minus(truth, scaled).above).toBeGreaterThanOrEqual(0n);
    expect(minus(plus(scaled, fraction(1n, 10n ** 7n)), truth).above).toBeGreaterThan(0n);
  },
);

test('PP-23 what a title answers as its return is that of its rules, and of no other version', () => {
  for (const { code, model, version } of seedTitles) {
    const title = testGames().titles.find(code, version);
    expect([code, title?.exactReturn]).toEqual([code, returnText(model)]);
  }
});

test('PP-24 a round at the smallest stake pays what it does at the greatest, in proportion, to the last ten-thousandth', () => {
  for (const { code, model, stakes } of seedTitles) {
    expect([code, model.symbols.flatMap(({ pays }) => pays).every(Number.isInteger)]).toEqual([code, true]);
    const [smallest, greatest] = [parseAmount(stakes[0] ?? '0'), parseAmount(stakes.at(-1) ?? '0')];
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const win = (stake: bigint) => playRound(model, stake, drawStream({ serverSeed: code, clientSeed: 'any', nonce })).win;
      expect([code, nonce, win(smallest) * greatest]).toEqual([code, nonce, win(greatest) * smallest]);
    }
  }
});

test('PP-24 no title returns less than three quarters of what is staked in the long run, at every stake that it offers', () => {
  // A stake is shared out over the lines, so that every payout is a multiple of it: one return holds at all of them.
  for (const { code, model } of seedTitles) expect([code, Number(returnText(model)) >= 75]).toEqual([code, true]);
});
