import { amount } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { type GameVendor, GameVendorFailure, type VendorBet } from './gameVendor.ts';
import { readWithin } from '../readWithin.ts';
import { signCall } from './vendorSignature.ts';

export interface GameVendorEndpoint {
  /** As its games name it, such as `XGS`. */
  readonly code: string;
  /**
   * Opens a game at `<url>/play?token=…&game=…&lang=…`, and takes one call by `POST` of JSON: `<url>/bet` with `{ "player", "reference" }`
   * answers `{ "status": "OPEN" | "ROLLED_BACK" | "UNKNOWN" }` or `{ "status": "SETTLED", "payout": "…" }`. What the vendor calls in turn
   * stands in `docs/seamlessWallet.md`.
   */
  readonly url: string;
  readonly key: string;
  readonly takesTrials: boolean;
}

/** Asks one web address. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>;

const answerLimit = 4 * 1024;
const answerShape = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['OPEN', 'ROLLED_BACK', 'UNKNOWN']) }),
  z.object({ status: z.literal('SETTLED'), payout: amount }),
]);

/** A vendor over HTTP. `limit` in milliseconds is for each call of it. */
export function httpGameVendor(
  clock: Clock,
  { code, url, key, takesTrials }: GameVendorEndpoint,
  { ask = fetch, limit = 3_000 }: { readonly ask?: Ask; readonly limit?: number } = {},
): GameVendor {
  const base = url.replace(/\/+$/, '');
  return {
    code,
    key,
    takesTrials,
    gameUrl: ({ token, gameCode, language }) => `${base}/play?${new URLSearchParams({ token, game: gameCode, lang: language })}`,
    async betOf(name): Promise<VendorBet> {
      const fail = (what: string) => new GameVendorFailure(`the vendor ${code} ${what}`);
      const body = JSON.stringify(name);
      const signal = AbortSignal.timeout(limit);
      const response = await ask(`${base}/bet`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...signCall(code, key, clock, 'bet', body) },
        body,
        redirect: 'manual',
        signal,
      }).catch(() => Promise.reject(fail(signal.aborted ? 'was too slow' : 'could not be reached')));
      if (response.status !== 200) {
        await response.body?.cancel();
        throw fail(`answered ${response.status}`);
      }
      try {
        return answerShape.parse(JSON.parse((await readWithin(response, answerLimit)).toString('utf8')));
      } catch {
        throw fail('answered something else than agreed');
      }
    },
  };
}
