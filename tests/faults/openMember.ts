import { register } from '#contract/identity/member.ts';
import { challenge } from '#contract/identity/verification.ts';
import { clientOf } from '../../gateway/testing/clientOf.ts';
import type { UpstreamClient } from '../../gateway/upstream/client.ts';
import type { createSend } from '../../gateway/upstream/transport/send.ts';
import { solutionOf } from '../../platform/testing/solve.ts';

export interface OpenMember {
  readonly upstream: ReturnType<UpstreamClient['forRequest']>;
  readonly token: string;
}

/** Milliseconds. Where all else begins at once, a first registration takes longer than a write may; one whose answer was lost would be a member whom nobody counts. */
const patience = 60_000;

/** Registers a member, as the gateway does but for how long it waits. `send` is closed by the caller. */
export async function openMember(origin: string, send: ReturnType<typeof createSend>['send'], username: string): Promise<OpenMember> {
  let token: string | undefined;
  const client = clientOf((request) => send({ ...request, timeout: patience }), origin);
  const upstream = client.forRequest({ token: () => token, language: 'EN', cdnBucket: 0, deadline: () => Infinity });
  const password = 'river-at-dusk-7';
  const solution = solutionOf(await upstream.call(challenge, {}));
  const member = await upstream.call(register, {
    username,
    password,
    confirmPassword: password,
    registerUrl: origin,
    domain: 'localhost',
    ageConfirmed: true,
    termsAccepted: true,
    challenge: solution,
  });
  token = member.token;
  return { upstream, token };
}
