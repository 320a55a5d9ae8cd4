import { amount, currency } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { isConfidential } from '../isConfidential.ts';
import { type PaymentReport, UnreadableReport } from './payment.ts';

const id = z.string().regex(/^[\w.:-]{1,100}$/);
const line = z.string().min(1).max(100);
const page = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .refine((text) => isConfidential(new URL(text)), 'must be https');

/** What a provider answers to a payment that it takes on. */
export const instructionsShape = z.object({
  paymentId: id,
  payUrl: page.optional(),
  qr: z.string().min(1).max(1_000).optional(),
  transfer: z.object({ bank: line, account: line, holder: line, memo: line }).optional(),
});

const reportShape = z.object({
  eventId: id,
  reference: id,
  paymentId: id,
  status: z.enum(['pending', 'processing', 'paid', 'declined', 'failed', 'expired']),
  amount: amount.refine((text) => text.replace(/^-|\..*$/g, '').length <= 14, 'must be an amount that there is'),
  currency,
});

/** Reads a report's JSON. Throws `UnreadableReport`. */
export function readReport(text: string): PaymentReport {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new UnreadableReport('it is no JSON');
  }
  const { success, data, error } = reportShape.safeParse(told);
  if (!success) throw new UnreadableReport(`it has another shape: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return data;
}
