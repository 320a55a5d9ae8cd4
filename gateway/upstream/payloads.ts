import { cacheOf } from '../cacheOf.ts';
import type { Call } from '../contract/call.ts';
import { UpstreamFault } from './failure.ts';
import { queryOf } from './request.ts';

/** What a call is made with: checked, completed by its defaults, and as the text by which equal questions are known. */
export interface Payload {
  readonly value: object;
  readonly query: string;
}

/** Checks a payload by its call's shape. Throws `UpstreamFault` where it does not fit. */
export type PayloadOf = (call: Call, given: unknown) => Payload;

function check(call: Call, given: unknown): Payload {
  const { success, data, error } = call.payload.safeParse(given);
  if (success) return { value: data as object, query: queryOf(data as object) };
  throw new UpstreamFault(`${call.path}: the payload does not fit at ${error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
}

const maxKnown = 500;

/** Remembers payloads of brand-wide calls: a lobby makes six of those, with the same few languages, and each took 10 µs to check. */
export function createPayloads(): PayloadOf {
  const known = cacheOf<Payload>(maxKnown);
  return (call, given) => {
    if (call.shared === undefined || call.shared.onlyRepeated) return check(call, given);
    const key = `${call.path} ${JSON.stringify(given)}`;
    let payload = known.get(key);
    if (payload === undefined) known.set(key, (payload = check(call, given)));
    return payload;
  };
}
