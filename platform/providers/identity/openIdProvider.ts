import { authorizationCodeGrant, buildAuthorizationUrl, getJwksCache } from 'openid-client';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { type IdentityProvider, ProviderUnavailable } from './identityProvider.ts';
import { openIdConfiguration } from './openIdConfiguration.ts';
import { createOpenIdDiscovery, type OpenIdClient } from './openIdDiscovery.ts';

/** Who the token says it is. Nothing else of it counts: a mail address there may be anybody's. */
const claimed = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
});

const greetable = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 64);

/** Milliseconds that a provider may take: for each of its answers, and for all that one sign-in needs of it. */
export interface ProviderLimits {
  readonly answer: number;
  readonly all: number;
}

const usual: ProviderLimits = { answer: 2_000, all: 4_000 };

/** The end of what is asked, or of `patience`, whichever comes first; what is then still under way is let go of by `signal`. */
async function within<Result>(patience: number, ask: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(Math.max(0, Math.floor(patience)));
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ProviderUnavailable('a sign-in took the provider too long')));
  });
  return Promise.race([ask(signal), late]);
}

/** The library wraps what its fetch rejects with. */
const asItWas = (error: unknown): never => {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof ProviderUnavailable) throw each;
  throw error;
};

/** Signs in by an OpenID Connect provider. */
export function openIdProvider(clock: Clock, client: OpenIdClient, limits: ProviderLimits = usual): IdentityProvider {
  const published = createOpenIdDiscovery(clock, client, limits.answer);
  const inTime = <Result>(patience: number, ask: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
    within(Math.min(limits.all, patience), ask).catch(asItWas);
  return {
    id: client.id,
    name: client.name,
    authorizationUrl: ({ redirectUri, state, nonce, codeChallenge }, patience) =>
      inTime(patience, async (signal) => {
        const configuration = openIdConfiguration(clock, client, await published(), limits.answer, signal);
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid profile',
          state,
          nonce,
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
        });
        return url.href;
      }),
    identify: ({ callbackUrl, redirectUri, state, nonce, codeVerifier }, patience) =>
      inTime(patience, async (signal) => {
        // The exchange must name the place as the question did, to the letter.
        const callback = new URL(redirectUri);
        callback.search = new URL(callbackUrl).search;
        const provider = await published();
        const configuration = openIdConfiguration(clock, client, provider, limits.answer, signal);
        const tokens = await authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        provider.keys = getJwksCache(configuration);
        const { iss, sub, name, preferred_username: alias } = claimed.parse(tokens.claims());
        return { issuer: iss, subject: sub, name: greetable(name ?? alias ?? '') };
      }),
  };
}
