import type { PlatformParts } from '../../core/parts.ts';
import { opaqueToken } from '../../core/random.ts';
import type { PaymentProvider, PaymentReport, SignedReport } from '../payment/payment.ts';
import { readReport } from '../payment/paymentShapes.ts';
import type { EmbeddedPaymentTable } from '../payment/paymentTables.ts';
import { requireAuthentic, signPayment } from '../payment/paymentSignature.ts';

/** A payment as its page shows it. */
export interface EmbeddedPayment {
  readonly id: string;
  readonly kind: 'transfer' | 'redirect';
  readonly amount: string;
  readonly currency: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
  readonly status: PaymentReport['status'];
}

/** A provider of this machine, on whose page anybody pays with nothing: for trying the site out alone. */
export interface EmbeddedPaymentProvider extends PaymentProvider {
  /** Undefined where there is none of that id. */
  find(id: string): Promise<EmbeddedPayment | undefined>;
  /** Pays or declines one that is still open; answers what it tells of it, signed, or undefined where it was not open any more. */
  decide(id: string, status: 'paid' | 'declined'): Promise<SignedReport | undefined>;
}

export function embeddedPayment(parts: Pick<PlatformParts, 'db' | 'clock' | 'random' | 'brand'>): EmbeddedPaymentProvider {
  const { db, clock, brand } = parts;
  // Nobody else has it: what this process tells, it hears itself.
  const key = opaqueToken(parts.random);
  const byReference = (reference: string) =>
    db.selectFrom('embedded_payment').selectAll().where('reference', '=', reference).executeTakeFirst();
  const statusOf = (row: EmbeddedPaymentTable): PaymentReport['status'] =>
    row.status === 'pending' && Number(row.expires_at) <= clock.now() ? 'expired' : row.status;
  const reportOf = (row: EmbeddedPaymentTable): PaymentReport => ({
    eventId: `${row.id}.${statusOf(row)}`,
    reference: row.reference,
    paymentId: row.id,
    status: statusOf(row),
    amount: row.amount,
    currency: row.currency,
  });

  return {
    async begin({ reference, kind, amount, currency, expiresAt, returnUrl, language }) {
      const id = opaqueToken(parts.random, 144);
      await db
        .insertInto('embedded_payment')
        .values({ id, reference, kind, amount, currency, return_url: returnUrl, expires_at: BigInt(expiresAt), status: 'pending' })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      const row = await byReference(reference);
      if (!row) throw new Error('the payment is missing');
      const payUrl = `${brand.origins[0] ?? ''}/pay/${row.id}?lang=${language}`;
      if (kind === 'redirect') return { paymentId: row.id, payUrl };
      const memo = `SP${row.reference.replaceAll('-', '').slice(-10).toUpperCase()}`;
      return {
        paymentId: row.id,
        payUrl,
        qr: payUrl,
        transfer: { bank: 'Lantern Trial Bank', account: '0088 2026 1122', holder: brand.name.toUpperCase(), memo },
      };
    },
    async status(reference) {
      const row = await byReference(reference);
      return row && reportOf(row);
    },
    read(report) {
      requireAuthentic(key, clock, report);
      return readReport(report.body);
    },
    async find(id) {
      const row = await db.selectFrom('embedded_payment').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { ...row, returnUrl: row.return_url, expiresAt: Number(row.expires_at), status: statusOf(row) };
    },
    async decide(id, status) {
      const row = await db
        .updateTable('embedded_payment')
        .set({ status })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .where('expires_at', '>', BigInt(clock.now()))
        .returningAll()
        .executeTakeFirst();
      return row && signPayment(key, clock, JSON.stringify(reportOf(row)));
    },
  };
}
