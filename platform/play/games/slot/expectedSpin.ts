import { fraction, type Fraction } from './fraction.ts';
import { payFor } from './spin.ts';
import type { SlotModel, SlotSymbol } from './title.ts';

/** What one spin brings on average, before any free game is played. */
export interface ExpectedSpin {
  /** In total stakes. */
  readonly win: Fraction;
  /** Free games won by one spin. */
  readonly freeGames: Fraction;
}

const sumOf = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

/**
 * Closed form of a spin's expectation. A stop is uniform over its strip, so every row of a reel shows
 * each symbol in proportion to its count on the strip, and all lines expect the same. Everything is counted in stops of all
 * reels together, and divided by their number at the end: every platform works out every title as it starts.
 */
export function expectedSpin(model: SlotModel): ExpectedSpin {
  const stops = model.reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const line = sumOf(lineReadings(model).map(({ ways, pay }) => ways * BigInt(pay)));
  const scatter = model.symbols.find((symbol) => symbol.role === 'scatter');
  const shown = scatter ? scatterWays(model, scatter.id) : [];
  const scatterWin = sumOf(shown.map((ways, count) => ways * BigInt(scatter ? payFor(scatter, Math.min(count, 5)) : 0)));
  const triggers = sumOf(shown.slice(model.freeGames.scatters));
  return { win: fraction(line + scatterWin, stops), freeGames: fraction(triggers * BigInt(model.freeGames.count), stops) };
}

type Wanted = (symbol: SlotSymbol) => boolean;

/**
 * Every way a line can read, with the stops that read so: `lead` wilds, then a plain symbol that with the wilds
 * among it runs to `count`, then something else. Pays are those of the dearer reading.
 */
function lineReadings(model: SlotModel): { readonly ways: bigint; readonly pay: number }[] {
  const counts = model.reels.map((strip) => model.symbols.map(({ id }) => strip.filter((each) => each === id).length));
  /** Stops at which the first reels show what is wanted, and the others anything. */
  const waysOf = (wanted: readonly Wanted[]): bigint =>
    model.reels.reduce((product, strip, reel) => {
      const isWanted = wanted[reel];
      const count = isWanted
        ? model.symbols.reduce((sum, symbol, index) => sum + (isWanted(symbol) ? (counts[reel]?.[index] ?? 0) : 0), 0)
        : strip.length;
      return product * BigInt(count);
    }, 1n);
  const times = (count: number, wanted: Wanted): Wanted[] => Array.from({ length: count }, () => wanted);
  const isWild = (symbol: SlotSymbol) => symbol.role === 'wild';
  const wild = model.symbols.find(isWild);
  const wildPay = (count: number) => (wild ? payFor(wild, count) : 0);
  const wildOnly = [0, 1, 2, 3, 4].map((lead) => ({
    ways: waysOf([...times(lead, isWild), (symbol) => symbol.role === 'scatter']),
    pay: wildPay(lead),
  }));
  const plain = model.symbols.filter((symbol) => symbol.role === 'plain');
  const named = plain.flatMap((symbol) =>
    [0, 1, 2, 3, 4].flatMap((lead) =>
      [1, 2, 3, 4, 5]
        .filter((count) => count > lead)
        .map((count) => {
          const joins = (other: SlotSymbol) => other === symbol || isWild(other);
          const run = [...times(lead, isWild), (other: SlotSymbol) => other === symbol, ...times(count - lead - 1, joins)];
          return { ways: waysOf([...run, (other) => !joins(other)]), pay: Math.max(wildPay(lead), payFor(symbol, count)) };
        }),
    ),
  );
  return [...wildOnly, ...named, { ways: waysOf(times(5, isWild)), pay: wildPay(5) }];
}

/** Stops at which the window shows each number of scatters, by that number. */
function scatterWays(model: SlotModel, scatterId: string): readonly bigint[] {
  return model.reels.reduce<readonly bigint[]>(
    (ways, reel) => {
      const inView = reel.map((_, top) => [0, 1, 2].filter((row) => reel[(top + row) % reel.length] === scatterId).length);
      const showing = [0, 1, 2, 3].map((wanted) => BigInt(inView.filter((count) => count === wanted).length));
      const next = Array.from({ length: ways.length + 3 }, () => 0n);
      for (const [before, way] of ways.entries())
        for (const [more, share] of showing.entries()) next[before + more] = (next[before + more] ?? 0n) + way * share;
      return next;
    },
    [1n],
  );
}
