import type { DayRange } from '../record/range/days.ts';
import { readParameter, readRange } from '../record/filters/panelParameter.ts';

/** Which movements are shown, as the address says. */
export interface AccountFilter {
  readonly range: DayRange | undefined;
  /** Such as `deposit_IN`; undefined for all. */
  readonly kind: string | undefined;
  readonly wallet: string;
}

const one = (text: string | null, longest: number): string | undefined =>
  text !== null && text.length <= longest && /^[\w:-]+$/.test(text) ? text : undefined;

/** What is no code at all is not looked for. */
export const readAccountFilter = (parameters: URLSearchParams): AccountFilter => ({
  range: readRange(parameters),
  kind: one(readParameter(parameters, 'kind'), 64),
  wallet: one(readParameter(parameters, 'wallet'), 32) ?? 'cash',
});

/** As it is asked for. */
export const accountVariables = ({ range, kind, wallet }: AccountFilter) => ({
  wallet,
  kind: kind ?? null,
  from: range?.from ?? null,
  to: range?.to ?? null,
});
export type AccountVariables = ReturnType<typeof accountVariables>;
