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

/** Registers a member, as the gateway does. `send` is closed by the caller. */
export async function openMember(origin: string, send: ReturnType<typeof createSend>['send'], username: string): Promise<OpenMember> {
  let token: string | undefined;
  const client = clientOf(send, origin);
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
