import type { Secrets } from '../secrets/secrets.ts';
import type { AttemptLimit } from './attempts.ts';
import { networkOf } from './network.ts';

const hour = 3_600_000;

/** `limit` an hour of something from one address; where nobody names one, none. */
export const hourlyLimit = (what: string, address: string, limit: number): readonly AttemptLimit[] =>
  address === '' ? [] : [{ scope: `${what}:address:${networkOf(address)}`, limit, window: hour }];

/** A limit for something that must not be read in its scope, such as a number; it goes on counting while keys are rotated. */
export const keyedLimits = (secrets: Secrets, what: string, text: string, limit: Omit<AttemptLimit, 'scope'>): readonly AttemptLimit[] =>
  secrets.hashes('attempt', text).map(({ hash }) => ({ ...limit, scope: `${what}:${hash}` }));
