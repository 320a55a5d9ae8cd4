import { panelParameter } from '../../../../overlays/overlayParameters.ts';
import { type DayRange, isDay } from '../range/days.ts';

/** What the page of a panel finds under a name in its address; null where there is nothing. */
export const readParameter = (parameters: URLSearchParams, name: string): string | null => parameters.get(`${panelParameter}.${name}`);

/** The days that an address asks for; undefined where it names none, or none that there are. */
export function readRange(parameters: URLSearchParams): DayRange | undefined {
  const from = readParameter(parameters, 'from');
  const to = readParameter(parameters, 'to');
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}
