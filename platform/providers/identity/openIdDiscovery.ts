import { allowInsecureRequests, customFetch, discovery, type ExportedJWKSCache } from 'openid-client';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { isConfidential } from '../isConfidential.ts';
import { providerFetch } from '../providerFetch.ts';

/** An OpenID Connect provider that this site is registered with. */
export interface OpenIdClient {
  /** Names it in calls and addresses. */
  readonly id: string;
  /** What its button says. */
  readonly name: string;
  /** As in the `iss` of its tokens, to the letter. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Signatures by a private key alone: with a shared one, or none, a token could be made by anybody who has read the public key. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];
const fresh = 3_600_000;
const pauseAfterFailure = 5_000;

const endpoint = z
  .url()
  .max(2_000)
  .refine((text) => isConfidential(new URL(text)), 'is not https');
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  id_token_signing_alg_values_supported: z
    .array(z.string())
    .default(['RS256'])
    .transform((offered) => offered.filter((each) => algorithms.includes(each)))
    .refine((offered) => offered.length > 0, 'names no signature that can be trusted'),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

/** What a provider has published of itself. */
export interface Published {
  readonly metadata: z.output<typeof metadata>;
  /** The keys that it signs with, once they were needed. */
  keys?: ExportedJWKSCache | undefined;
}

async function discover({ issuer, clientId, clientSecret }: OpenIdClient, limit: number): Promise<Published> {
  // The fetch sees to https, this machine excepted, more narrowly than the library can; and to the time it may take.
  const options = { execute: [allowInsecureRequests], [customFetch]: providerFetch(limit) };
  const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  const read = metadata.parse(found.serverMetadata());
  if (read.issuer !== issuer) throw new Error(`the provider says that it is ${read.issuer}, and not ${issuer}`);
  return { metadata: read };
}

/**
 * What a provider has published of itself, asked for when it is first needed and hourly from then on, once at a time.
 * A failure is remembered for five seconds; where something older is known, that is used meanwhile. `limit` is in
 * milliseconds for the provider's answer; whoever cannot wait for so long leaves it under way for the next one.
 */
export function createOpenIdDiscovery(clock: Clock, client: OpenIdClient, limit: number): () => Promise<Published> {
  let known: Published | undefined;
  let failure: unknown;
  let asked = -Infinity;
  // One address, so one promise. lru-cache's `fetch` would not remember that it failed.
  let underWay: Promise<Published> | undefined;

  const refresh = async (): Promise<Published> => {
    try {
      known = await discover(client, limit);
      failure = undefined;
      return known;
    } catch (error) {
      failure = error;
      if (known) return known;
      throw error;
    } finally {
      asked = clock.now();
      underWay = undefined;
    }
  };

  return async () => {
    const age = clock.now() - asked;
    // What was asked at a time that is still to come was asked before the clock was put back: nobody knows how long ago.
    const isRecent = age >= 0 && age < (failure === undefined ? fresh : pauseAfterFailure);
    if (isRecent && known) return known;
    if (isRecent) throw failure;
    underWay ??= refresh();
    return underWay;
  };
}
