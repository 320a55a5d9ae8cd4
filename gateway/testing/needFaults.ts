import { isCallName } from './fakeOperator/fakeUpstream.ts';
import { faultShape } from './fakeOperator/faultShape.ts';

/** Throws a `TypeError` for a fault that nobody would meet: of a call that there is not, or of no known kind. Programs without types ask for those, too. */
export function needFaults(faults: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, given] of Object.entries(faults)) {
    if (!isCallName(name)) throw new TypeError(`faults: ${name} is no call of openapi.json`);
    if (given !== undefined && !faultShape.safeParse(given).success)
      throw new TypeError(`faults: ${name} is 'fail', 'malformed', { status: 503 }, { refuse: code } or { slow: milliseconds }`);
  }
}
