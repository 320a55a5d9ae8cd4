import type { Clock } from '../../core/clock.ts';
import type { Ask, GameVendorEndpoint } from '../../providers/vendor/httpGameVendor.ts';
import { signCall } from '../../providers/vendor/vendorSignature.ts';

/** The wallet said no: nothing was moved. */
export class WalletCallRefused extends Error {
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(code: string, retryAfter: number | undefined) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** No usable answer: whether the call took effect is unknown, and it is to be made again. */
export class WalletCallUnanswered extends Error {}

/** Makes the wallet's calls as a vendor does: over HTTP, signed. Throws `WalletCallRefused` and `WalletCallUnanswered`. */
export type WalletClient = <Answer>(call: string, payload: object) => Promise<Answer>;

/** Milliseconds after which an answer is waited for no longer. */
export const walletLimit = 5_000;

export const createWalletClient =
  (clock: Clock, origin: string, { code, key }: GameVendorEndpoint, ask: Ask): WalletClient =>
  async <Answer>(call: string, payload: object): Promise<Answer> => {
    const body = JSON.stringify(payload);
    const headers = { 'content-type': 'application/json', ...signCall(code, key, clock, call, body) };
    let response: Response;
    let read: { readonly error?: unknown; readonly retryAfter?: unknown };
    try {
      response = await ask(`${origin}/seamless/${call}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(walletLimit) });
      read = (await response.json()) as typeof read;
    } catch (cause) {
      throw new WalletCallUnanswered('the wallet did not answer', { cause });
    }
    if (response.ok) return read as Answer;
    const isKnown = typeof read.error === 'string' && (response.status < 500 || read.error === 'money_maintenance');
    if (!isKnown) throw new WalletCallUnanswered(`the wallet answered ${response.status}`);
    throw new WalletCallRefused(String(read.error), typeof read.retryAfter === 'number' ? read.retryAfter : undefined);
  };
