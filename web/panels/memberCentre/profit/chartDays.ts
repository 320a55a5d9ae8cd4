import { decimalOf, tenThousandths } from '../../../ui/Money/decimal.ts';

/** What came of one day's bets in one category, as it is asked for. */
export interface DayProfit {
  readonly day: string;
  readonly category: string;
  /** Decimal, below zero where more was lost than won. */
  readonly net: string;
}

/** One day of the chart. */
export interface ChartDay {
  readonly day: string;
  /** Decimal; over all categories. */
  readonly net: string;
  readonly categories: readonly { readonly category: string; readonly net: string }[];
}

/** Every day of `days`, those without bets at nothing. */
export function chartDays(days: readonly string[], profits: readonly DayProfit[]): readonly ChartDay[] {
  const byDay = Map.groupBy(profits, ({ day }) => day);
  return days.map((day) => {
    const categories = (byDay.get(day) ?? []).map(({ category, net }) => ({ category, net }));
    return { day, categories, net: decimalOf(categories.reduce((sum, { net }) => sum + tenThousandths(net), 0n)) };
  });
}

/** How far a chart of the days reaches, in decimals: the most that one day's categories have won together, and the most that they have lost. */
export function chartReach(days: readonly ChartDay[]): { readonly high: string; readonly low: string } {
  let [high, low] = [0n, 0n];
  for (const { categories } of days) {
    let [gains, losses] = [0n, 0n];
    for (const { net } of categories) {
      const size = tenThousandths(net);
      if (size > 0n) gains += size;
      else losses += size;
    }
    if (gains > high) high = gains;
    if (losses < low) low = losses;
  }
  return { high: decimalOf(high), low: decimalOf(low) };
}
