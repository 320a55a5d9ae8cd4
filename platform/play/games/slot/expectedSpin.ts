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

/**
 * Every way a line can read, with the stops that read so: `lead` wilds, then a plain symbol that with the wilds
 * among it runs to `count`, then something else. Pays are those of the dearer reading.
 */
function lineReadings(model: SlotModel): { readonly ways: bigint; readonly pay: number }[] {
  /** Of each reel, the stops at which it shows one of these. */
  const stopsOf = (shown: readonly SlotSymbol[]): readonly bigint[] =>
    model.reels.map((strip) => BigInt(strip.filter((each) => shown.some(({ id }) => id === each)).length));
  const all = model.reels.map((strip) => BigInt(strip.length));
  const ofRole = (role: SlotSymbol['role']) => model.symbols.filter((symbol) => symbol.role === role);
  const [wild] = ofRole('wild');
  const wilds = stopsOf(ofRole('wild'));
  const scatters = stopsOf(ofRole('scatter'));
  const wildPay = (count: number) => (wild ? payFor(wild, count) : 0);
  /** Stops at which each reel shows what is wanted of it. */
  const waysOf = (wanted: (reel: number) => readonly bigint[]): bigint =>
    all.reduce((product, _, reel) => product * (wanted(reel)[reel] ?? 0n), 1n);

  const wildOnly = [0, 1, 2, 3, 4].map((lead) => ({
    ways: waysOf((reel) => (reel < lead ? wilds : reel === lead ? scatters : all)),
    pay: wildPay(lead),
  }));
  const named = ofRole('plain').flatMap((symbol) => {
    const own = stopsOf([symbol]);
    const joins = own.map((stops, reel) => stops + (wilds[reel] ?? 0n));
    const ends = all.map((stops, reel) => stops - (joins[reel] ?? 0n));
    return [0, 1, 2, 3, 4].flatMap((lead) =>
      [1, 2, 3, 4, 5]
        .filter((count) => count > lead)
        .map((count) => ({
          ways: waysOf((reel) => (reel < lead ? wilds : reel === lead ? own : reel < count ? joins : reel === count ? ends : all)),
          pay: Math.max(wildPay(lead), payFor(symbol, count)),
        })),
    );
  });
  return [...wildOnly, ...named, { ways: waysOf(() => wilds), pay: wildPay(5) }];
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
