import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { NotAuthentic, type SignedReport } from './payment.ts';

/** Headers of a signed message, either way. */
export const paymentHeaders = { timestamp: 'x-payment-timestamp', signature: 'x-payment-signature' } as const;

/** Milliseconds that the clocks of both sides may differ, and a message may be under way. */
const tolerance = 5 * 60_000;

/** HMAC-SHA-256 in hex over time and body, so that neither can be another; the key itself never travels. */
export const paymentSignature = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/** Signs a message as of now. */
export function signPayment(key: string, clock: Clock, body: string): SignedReport {
  const timestamp = String(clock.now());
  return { timestamp, signature: paymentSignature(key, timestamp, body), body };
}

/** Throws `NotAuthentic` where the other side did not sign it, or not within the last minutes. */
export function requireAuthentic(key: string, clock: Clock, { timestamp, signature, body }: SignedReport): void {
  const [own, theirs] = [paymentSignature(key, timestamp, body), signature].map((each) => Buffer.from(each));
  if (own === undefined || theirs?.length !== own.length || !timingSafeEqual(own, theirs))
    throw new NotAuthentic('the signature is not of this key');
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(clock.now() - Number(timestamp)) > tolerance)
    throw new NotAuthentic('it is old, or of a time to come');
}
