import { randomUUID } from 'node:crypto';
import type { GatewayAnswer } from './GatewayAnswer.ts';
import { inTheEnd } from './inTheEnd.ts';
import { challengeDocument, solvedChallenge, type ChallengeData } from '../stack/solvedChallenge.ts';

/** A visitor who talks to whichever gateway: the session is in the cookie alone. */
export interface Visitor {
  ask<Data>(gateway: string, query: string, variables?: object, signal?: AbortSignal): Promise<GatewayAnswer<Data>>;
  /** Opens an account and is signed in to it; answers its password. */
  register(gateway: string): Promise<string>;
}

/** `site` is the origin that the browser would be on. */
export function visitorOf(site: string): Visitor {
  let cookie = '';
  const ask: Visitor['ask'] = async <Data>(gateway: string, query: string, variables: object = {}, signal?: AbortSignal) => {
    const answer = await fetch(`${gateway}/graphql?lang=EN`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site, cookie },
      body: JSON.stringify({ query, variables }),
      ...(signal ? { signal } : {}),
    });
    const set = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    cookie = set.find((each) => /^(__Host-)?session=./.test(each)) ?? cookie;
    return (await answer.json()) as GatewayAnswer<Data>;
  };
  return {
    ask,
    async register(gateway) {
      const password = `lanterns-${randomUUID()}`.slice(0, 20);
      // Under another name each time: of an answer that was lost nobody knows whether it opened an account.
      const said = await inTheEnd(async () => {
        const { data, ...fault } = await ask<ChallengeData>(gateway, challengeDocument);
        if (data === null) return { data, ...fault };
        const input = {
          username: `row${randomUUID().slice(0, 8)}`,
          password,
          confirmPassword: password,
          pageUrl: `${site}/register`,
          ageConfirmed: true,
          termsAccepted: true,
          challenge: solvedChallenge(data),
        };
        return ask<{ register: { __typename: string } }>(
          gateway,
          'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
          { input },
        );
      });
      if (said?.register.__typename !== 'RegisterPayload') throw new Error(`Not registered: ${JSON.stringify(said)}`);
      return password;
    },
  };
}
