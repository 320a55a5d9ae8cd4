import { fraction, plus, sumOf, times, type Fraction } from './fraction.ts';
import { payFor } from './spin.ts';
import type { SlotModel, SlotSymbol } from './title.ts';

/** What one spin brings on average, before any free game is played. */
export interface ExpectedSpin {
  /** In total stakes. */
  readonly win: Fraction;
  /** Free games won by one spin. */
  readonly freeGames: Fraction;
}

/**
 * Closed form of a spin's expectation. A stop is uniform over its strip, so every row of a reel shows
 * each symbol in proportion to its count on the strip, and all lines expect the same.
 */
export function expectedSpin(model: SlotModel): ExpectedSpin {
  const line = sumOf(lineReadings(model).map(({ chance, pay }) => times(chance, fraction(BigInt(pay)))));
  const scatter = model.symbols.find((symbol) => symbol.role === 'scatter');
  const shown = scatter ? scatterChances(model, scatter.id) : [];
  const scatterWin = shown.map((chance, count) => times(chance, fraction(BigInt(scatter ? payFor(scatter, Math.min(count, 5)) : 0))));
  const trigger = sumOf(shown.slice(model.freeGames.scatters));
  return { win: plus(line, sumOf(scatterWin)), freeGames: times(trigger, fraction(BigInt(model.freeGames.count))) };
}

/**
 * Every way a line can read, with its chance: `lead` wilds, then a plain symbol that with the wilds
 * among it runs to `count`, then something else. Pays are those of the dearer reading.
 */
function lineReadings(model: SlotModel): { readonly chance: Fraction; readonly pay: number }[] {
  const onReel = (reel: number, wanted: (symbol: SlotSymbol) => boolean) => {
    const strip = model.reels[reel] ?? [];
    const ids = new Set(model.symbols.filter(wanted).map((symbol) => symbol.id));
    return fraction(BigInt(strip.filter((id) => ids.has(id)).length), BigInt(strip.length));
  };
  const all = (from: number, to: number, wanted: (symbol: SlotSymbol) => boolean) =>
    Array.from({ length: to - from }, (_, offset) => onReel(from + offset, wanted)).reduce(times, fraction(1n));
  const isWild = (symbol: SlotSymbol) => symbol.role === 'wild';
  const wild = model.symbols.find(isWild);
  const wildPay = (count: number) => (wild ? payFor(wild, count) : 0);
  const wildOnly = [0, 1, 2, 3, 4].map((lead) => ({
    chance: times(
      all(0, lead, isWild),
      onReel(lead, (symbol) => symbol.role === 'scatter'),
    ),
    pay: wildPay(lead),
  }));
  const plain = model.symbols.filter((symbol) => symbol.role === 'plain');
  const named = plain.flatMap((symbol) =>
    [0, 1, 2, 3, 4].flatMap((lead) =>
      [1, 2, 3, 4, 5]
        .filter((count) => count > lead)
        .map((count) => {
          const joins = (other: SlotSymbol) => other === symbol || isWild(other);
          const run = times(
            all(lead, lead + 1, (other) => other === symbol),
            all(lead + 1, count, joins),
          );
          const end = count < 5 ? onReel(count, (other) => !joins(other)) : fraction(1n);
          return { chance: times(times(all(0, lead, isWild), run), end), pay: Math.max(wildPay(lead), payFor(symbol, count)) };
        }),
    ),
  );
  return [...wildOnly, ...named, { chance: all(0, 5, isWild), pay: wildPay(5) }];
}

/** Chance of each number of scatters in the window, by their number. */
function scatterChances(model: SlotModel, scatterId: string): readonly Fraction[] {
  return model.reels.reduce<readonly Fraction[]>(
    (chances, reel) => {
      const inView = reel.map((_, top) => [0, 1, 2].filter((row) => reel[(top + row) % reel.length] === scatterId).length);
      const next = Array.from({ length: chances.length + 3 }, () => fraction(0n));
      for (const [before, chance] of chances.entries())
        for (const more of [0, 1, 2, 3]) {
          const share = fraction(BigInt(inView.filter((count) => count === more).length), BigInt(reel.length));
          next[before + more] = plus(next[before + more] ?? fraction(0n), times(chance, share));
        }
      return next;
    },
    [fraction(1n)],
  );
}
