import type { CustomFetch } from 'openid-client';
import { ProviderUnavailable } from './identity/identityProvider.ts';
import { isConfidential } from './isConfidential.ts';
import { readWithin } from './readWithin.ts';

const answerLimit = 256 * 1024;

/**
 * Asks an identity provider: never in the clear, nowhere else than asked, and for short answers alone. `limit` in milliseconds is for one
 * answer, `ending` for all of them. Rejects with `ProviderUnavailable` where there is none, or the provider says that it is down.
 */
export const providerFetch =
  (limit: number, ending?: AbortSignal): CustomFetch =>
  async (address, { body, headers, method, signal: given }) => {
    const { host } = new URL(address);
    if (!isConfidential(new URL(address))) throw new Error(`${host} is asked over https alone`);
    const signal = AbortSignal.any([AbortSignal.timeout(limit), ...[given, ending].filter((each) => each !== undefined)]);
    const silent = (cause: unknown): Promise<never> =>
      Promise.reject(new ProviderUnavailable(`${host} ${signal.aborted ? 'was too slow' : 'could not be reached'}`, { cause }));
    const form = body instanceof URLSearchParams ? { body } : {};
    const response = await fetch(address, { ...form, method, headers, redirect: 'manual', signal }).catch(silent);
    // Read here, under the same limits; what reads it next would read without any.
    const read = await readWithin(response, answerLimit).catch((error: unknown) =>
      signal.aborted ? silent(error) : Promise.reject(error),
    );
    if (response.status >= 500) throw new ProviderUnavailable(`${host} answered ${response.status}`);
    const hasNoBody = [101, 103, 204, 205, 304].includes(response.status);
    return new Response(hasNoBody ? null : read, { status: response.status, headers: response.headers });
  };
