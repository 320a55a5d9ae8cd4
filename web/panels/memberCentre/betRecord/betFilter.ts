import { type DayRange } from '../record/range/days.ts';
import { readParameter, readRange } from '../record/filters/panelParameter.ts';
import type { BetFilter as BetFilterInput } from './__generated__/BetRecordPageQuery.graphql.ts';

const categories = ['LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE'] as const;
export const betStatuses = ['PLACED', 'SETTLED', 'VOID', 'CANCELLED'] as const;

/** Which bets are shown, as the address says. */
export interface BetFilter {
  readonly range: DayRange | undefined;
  readonly category: (typeof categories)[number] | undefined;
  readonly vendor: string | undefined;
  readonly status: (typeof betStatuses)[number] | undefined;
}

const one = <Known extends string>(known: readonly Known[], text: string | null): Known | undefined => known.find((each) => each === text);

/** What no bet can be is not looked for. */
export function readBetFilter(parameters: URLSearchParams): BetFilter {
  const vendor = readParameter(parameters, 'vendor');
  return {
    range: readRange(parameters),
    category: one(categories, readParameter(parameters, 'category')),
    vendor: vendor !== null && /^[\w-]{1,32}$/.test(vendor) ? vendor : undefined,
    status: one(betStatuses, readParameter(parameters, 'status')),
  };
}

/** As it is asked for. */
export const filterInput = ({ range, category, vendor, status }: BetFilter): BetFilterInput => ({
  ...(range && { from: range.from, to: range.to }),
  ...(category && { category }),
  ...(vendor && { vendorCode: vendor }),
  ...(status && { status }),
});
