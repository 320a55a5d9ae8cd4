import { authorizationCodeGrant, buildAuthorizationUrl } from 'openid-client';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { createDiscovery, type OpenIdClient } from './openIdDiscovery.ts';

/** Who the token says it is. Nothing else of it counts: a mail address there may be anybody's. */
const claimed = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
});

const greetable = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim().slice(0, 64);

/** Signs in by an OpenID Connect provider. `limit` in milliseconds is for each answer of the provider. */
export function openIdProvider(clock: Clock, client: OpenIdClient, limit = 2_000): IdentityProvider {
  const configuration = createDiscovery(clock, client, limit);
  return {
    id: client.id,
    name: client.name,
    async authorizationUrl({ redirectUri, state, nonce, codeChallenge }) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async identify({ callbackUrl, redirectUri, state, nonce, codeVerifier }) {
      // The exchange must name the place as the question did, to the letter.
      const callback = new URL(redirectUri);
      callback.search = new URL(callbackUrl).search;
      const tokens = await authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const { iss, sub, name, preferred_username: alias } = claimed.parse(tokens.claims());
      return { issuer: iss, subject: sub, name: greetable(name ?? alias ?? '') };
    },
  };
}
