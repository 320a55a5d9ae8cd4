import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { readText } from '../../core/http/readText.ts';
import { MoneyMaintenance } from '../../core/ledger/ledger.ts';
import type { Log } from '../../core/log.ts';
import { NotAuthentic, type PaymentProvider, UnreadableReport } from '../../providers/payment/payment.ts';
import { paymentHeaders } from '../../providers/payment/paymentSignature.ts';
import type { PaymentReports } from './paymentReports.ts';

const largest = 16 * 1024;

interface Needs {
  readonly paymentProvider: PaymentProvider | undefined;
  readonly paymentReports: PaymentReports;
  readonly log: Log;
}

/** Where a payment provider tells what happens. What is proven to be of it is answered 200, also the second time; 503 asks for it again. */
export function paymentRoutes({ paymentProvider, paymentReports, log }: Needs): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  app.post('/payments/callback', bodyLimit({ maxSize: largest, onError: ({ body }) => body(null, 413) }), async (context) => {
    if (!paymentProvider) return context.notFound();
    const header = (name: string) => context.req.header(name) ?? '';
    try {
      const body = await readText(context.req.raw);
      if (body === undefined) return context.body(null, 400);
      await paymentReports.take(
        paymentProvider.read({ timestamp: header(paymentHeaders.timestamp), signature: header(paymentHeaders.signature), body }),
      );
      return context.json({ received: true });
    } catch (error) {
      if (error instanceof NotAuthentic) {
        log.warn({ event: 'payment_report_refused' }, error.message);
        return context.body(null, 401);
      }
      if (error instanceof UnreadableReport) return context.body(null, 400);
      if (error instanceof MoneyMaintenance) return context.body(null, 503, { 'retry-after': '60' });
      throw error;
    }
  });
  return app;
}
