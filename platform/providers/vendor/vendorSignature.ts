import type { Clock } from '../../core/clock.ts';
import type { SignedReport } from '../payment/payment.ts';
import { requireAuthentic, signPayment } from '../payment/paymentSignature.ts';

/** Headers of a signed message between the house and a vendor, either way. */
export const vendorHeaders = {
  vendor: 'x-wallet-vendor',
  timestamp: 'x-wallet-timestamp',
  signature: 'x-wallet-signature',
} as const;

/** What is signed beside the time: which call it is, so that no message can be sent again as another. */
const signed = (call: string, body: string): string => `${call}.${body}`;

/** Headers of a message to `call`, the last word of its path, as of now. */
export function signCall(vendor: string, key: string, clock: Clock, call: string, body: string): Record<string, string> {
  const { timestamp, signature } = signPayment(key, clock, signed(call, body));
  return { [vendorHeaders.vendor]: vendor, [vendorHeaders.timestamp]: timestamp, [vendorHeaders.signature]: signature };
}

/** Throws `NotAuthentic` where the other side did not sign this call, or not within the last five minutes. */
export const requireAuthenticCall = (key: string, clock: Clock, call: string, { timestamp, signature, body }: SignedReport): void =>
  requireAuthentic(key, clock, { timestamp, signature, body: signed(call, body) });
