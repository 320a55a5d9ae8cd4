import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { type PaymentProvider, PaymentProviderFailure, UnreadableReport } from './payment.ts';
import { instructionsShape, readReport } from './paymentShapes.ts';
import { paymentHeaders, requireAuthentic, signPayment } from './paymentSignature.ts';
import { readWithin } from '../readWithin.ts';

export interface PaymentEndpoint {
  /**
   * Takes two calls by `POST` of JSON. `<url>/payments` with a `PaymentOrder` takes a payment on and answers its `PaymentInstructions`, the same
   * whenever it is asked for the same `reference` again; `<url>/status` with `{ "reference": "…" }` answers a `PaymentReport`, or 404. It tells
   * what happens by `POST <platform>/payments/callback` with a `PaymentReport`, again and again until it is answered 2xx.
   */
  readonly url: string;
  /** Signs both ways, as `x-payment-signature`: HMAC-SHA-256 in hex of `<x-payment-timestamp>.<body>`, the time in milliseconds. It is never sent. */
  readonly key: string;
}

const answerLimit = 16 * 1024;
/** Statuses below 500 that say nothing about the payment. */
const passing = new Set([404, 408, 409, 425, 429]);

/** A payment provider over HTTP. `limit` in milliseconds is for each call of it. */
export function httpPayment({ clock }: { readonly clock: Clock }, { url, key }: PaymentEndpoint, limit = 3_000): PaymentProvider {
  const ask = async (path: string, payload: object): Promise<{ readonly status: number; readonly text: string }> => {
    const fail = (kind: PaymentProviderFailure['kind'], what: string) =>
      new PaymentProviderFailure(kind, `the payment provider ${what} at ${path}`);
    const { timestamp, signature, body } = signPayment(key, clock, JSON.stringify(payload));
    const signal = AbortSignal.timeout(limit);
    const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [paymentHeaders.timestamp]: timestamp,
        [paymentHeaders.signature]: signature,
      },
      body,
      redirect: 'manual',
      signal,
    }).catch(() => Promise.reject(fail('unreachable', signal.aborted ? 'was too slow' : 'could not be reached')));
    if (response.status !== 200) {
      await response.body?.cancel();
      if (response.status === 404) return { status: 404, text: '' };
      throw fail(
        response.status >= 400 && response.status < 500 && !passing.has(response.status) ? 'refused' : 'unreachable',
        `answered ${response.status}`,
      );
    }
    const read = await readWithin(response, answerLimit).catch(() =>
      Promise.reject(
        fail(signal.aborted ? 'unreachable' : 'malformed', signal.aborted ? 'was too slow' : 'did not answer whole and short'),
      ),
    );
    return { status: 200, text: read.toString('utf8') };
  };
  const malformed = (path: string) =>
    new PaymentProviderFailure('malformed', `the payment provider answered something else than agreed at ${path}`);

  return {
    async begin(order) {
      const { status, text } = await ask('payments', order);
      if (status === 404) throw new PaymentProviderFailure('unreachable', 'the payment provider has no payments at its address');
      let answer: z.output<typeof instructionsShape>;
      try {
        answer = instructionsShape.parse(JSON.parse(text));
      } catch {
        throw malformed('payments');
      }
      if (order.kind === 'redirect' ? answer.payUrl === undefined : answer.transfer === undefined) throw malformed('payments');
      return answer;
    },
    async status(reference) {
      const { status, text } = await ask('status', { reference });
      if (status === 404) return undefined;
      try {
        const report = readReport(text);
        if (report.reference !== reference) throw new UnreadableReport('it is of another payment');
        return report;
      } catch {
        throw malformed('status');
      }
    },
    read(report) {
      requireAuthentic(key, clock, report);
      return readReport(report.body);
    },
  };
}
