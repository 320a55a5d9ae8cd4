import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  Configuration,
  customFetch,
  enableNonRepudiationChecks,
  setJwksCache,
} from 'openid-client';
import type { Clock } from '../../core/clock.ts';
import type { OpenIdClient, Published } from './openIdDiscovery.ts';
import { providerFetch } from '../providerFetch.ts';

/** Seconds that the clocks of provider and platform may differ by. */
const clockDifference = 30;

/** How a provider is asked for one sign-in: at the time of the platform's clock, with `limit` milliseconds for each answer, and no longer than `signal` lets it. */
export function openIdConfiguration(
  clock: Clock,
  { clientId, clientSecret }: OpenIdClient,
  { metadata, keys }: Published,
  limit: number,
  signal: AbortSignal,
): Configuration {
  const offered = metadata.token_endpoint_auth_methods_supported;
  // Providers differ in how they read a header's escapes; in the form there is one way.
  const authenticate =
    offered.includes('client_secret_basic') && !offered.includes('client_secret_post')
      ? ClientSecretBasic(clientSecret)
      : ClientSecretPost(clientSecret);
  // The library looks at the system's clock.
  const skew = Math.round((clock.now() - Date.now()) / 1000);
  const configuration = new Configuration(
    metadata,
    clientId,
    { client_secret: clientSecret, [clockTolerance]: clockDifference, [clockSkew]: skew },
    authenticate,
  );
  configuration[customFetch] = providerFetch(limit, signal);
  if (keys) setJwksCache(configuration, keys);
  allowInsecureRequests(configuration);
  // Without it the signature of a token would not be looked at, for it comes straight from the provider.
  enableNonRepudiationChecks(configuration);
  return configuration;
}
