import type { CustomFetch } from 'openid-client';
import { isConfidential } from './loopback.ts';
import { readWithin } from './readWithin.ts';

const answerLimit = 256 * 1024;

/** Asks an identity provider: never in the clear, nowhere else than asked, and for short answers alone. `limit` in milliseconds. */
export const providerFetch =
  (limit: number): CustomFetch =>
  async (address, { body, headers, method, signal }) => {
    if (!isConfidential(new URL(address))) throw new Error(`${new URL(address).host} is asked over https alone`);
    const form = body instanceof URLSearchParams ? { body } : {};
    const response = await fetch(address, {
      ...form,
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(limit), ...(signal ? [signal] : [])]),
    });
    // Read here, under the same limits; what reads it next would read without any.
    const read = await readWithin(response, answerLimit);
    const hasNoBody = [101, 103, 204, 205, 304].includes(response.status);
    return new Response(hasNoBody ? null : read, { status: response.status, headers: response.headers });
  };
