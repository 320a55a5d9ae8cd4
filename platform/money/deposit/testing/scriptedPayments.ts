import type { PaymentInstructions, PaymentOrder, PaymentProvider, PaymentReport } from '../../../providers/payment/payment.ts';
import { paymentHeaders, paymentSignature } from '../../../providers/payment/paymentSignature.ts';
import { readReport } from '../../../providers/payment/paymentShapes.ts';
import { requireAuthentic } from '../../../providers/payment/paymentSignature.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import type { Clock } from '../../../core/clock.ts';

const key = 'a key of both sides, 32 characters';

/** A payment provider that does as a test says, and tells by the real route. */
export interface ScriptedPayments extends PaymentProvider {
  readonly orders: PaymentOrder[];
  /** What it does to the next orders; answers an order's instructions where nothing is set. */
  onBegin: ((order: PaymentOrder) => Promise<PaymentInstructions>) | undefined;
  /** What it answers where it is asked. */
  onStatus: (reference: string) => Promise<PaymentReport | undefined>;
  /** A report of an order, as it would be told. */
  report(order: PaymentOrder, changes?: Partial<PaymentReport>): PaymentReport;
  /** Tells it to the platform; `changes` are made to what is sent after it was signed. */
  tell(
    platform: TestPlatform,
    report: unknown,
    changes?: { readonly timestamp?: number; readonly signature?: string; readonly body?: string },
  ): Promise<number>;
}

export function scriptedPayments(clock: Clock): ScriptedPayments {
  let told = 0;
  const provider: ScriptedPayments = {
    orders: [],
    onBegin: undefined,
    onStatus: async () => undefined,
    async begin(order) {
      provider.orders.push(order);
      if (provider.onBegin) return provider.onBegin(order);
      return { paymentId: `pay-${order.reference}`, payUrl: `https://pay.example/${order.reference}` };
    },
    status: (reference) => provider.onStatus(reference),
    read(report) {
      requireAuthentic(key, clock, report);
      return readReport(report.body);
    },
    report: ({ reference, amount, currency }, changes = {}) => ({
      eventId: `event-${(told += 1)}`,
      reference,
      paymentId: `pay-${reference}`,
      status: 'paid',
      amount,
      currency,
      ...changes,
    }),
    async tell(platform, report, changes = {}) {
      const body = JSON.stringify(report);
      const timestamp = String(changes.timestamp ?? clock.now());
      const { status } = await platform.fetch('/payments/callback', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [paymentHeaders.timestamp]: timestamp,
          [paymentHeaders.signature]: changes.signature ?? paymentSignature(key, timestamp, body),
        },
        body: changes.body ?? body,
      });
      return status;
    },
  };
  return provider;
}
