import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import type { UpstreamClient } from './client.ts';

/**
 * Asks once for everything that is the same for everybody and needs nothing to be said, so that the client's `misfits` tell of it.
 * Never rejects.
 */
export async function checkOperator(client: UpstreamClient): Promise<void> {
  const upstream = client.forRequest({ token: () => undefined, language: 'TY', cdnBucket: 0, deadline: () => Infinity });
  const asked = Object.values<Call>(calls).filter((call) => call.shared !== undefined && call.payload.safeParse({}).success);
  await Promise.allSettled(asked.map((call) => upstream.call(call, {})));
}
