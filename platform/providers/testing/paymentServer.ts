import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { PaymentOrder, PaymentReport } from '../payment/payment.ts';
import { paymentHeaders, paymentSignature } from '../payment/paymentSignature.ts';
import { portOf } from '#contract/portOf.ts';

/** How a payment provider's server answers: as agreed, by `raw` text, by a status, or not at all; `drip` is a byte now and then, `bomb` 50 MB in 50 KB. */
export type PaymentFault =
  | { readonly raw: string }
  | { readonly status: number }
  | 'reset'
  | 'silent'
  | 'cut'
  | 'endless'
  | 'drip'
  | 'bomb';

export interface PaymentServer {
  readonly url: string;
  readonly key: string;
  /** What it does to all further requests; undefined for what was agreed. */
  answerBy(fault: PaymentFault | undefined): void;
  /** Changes the status of a payment, as a person on its page would. */
  set(reference: string, status: PaymentReport['status']): void;
  /** How many requests were not signed by the key. */
  unsigned(): number;
  close(): Promise<void>;
}

/** A payment provider as a third party would run it, on this machine. */
export async function openPaymentServer(): Promise<PaymentServer> {
  const key = 'agreed between the two of us, 32+ characters';
  const kept = new Map<string, { readonly order: PaymentOrder; status: PaymentReport['status'] }>();
  let unsigned = 0;
  let fault: PaymentFault | undefined;
  const answerTo = (path: string, asked: PaymentOrder): object | undefined => {
    const { reference } = asked;
    if (path.endsWith('/payments')) {
      if (!kept.has(reference)) kept.set(reference, { order: asked, status: 'pending' });
      const payUrl = `https://pay.example/${reference}`;
      const transfer = { bank: 'River Bank', account: '123 456', holder: 'House', memo: reference.slice(-8) };
      return { paymentId: `p-${reference}`, payUrl, ...(asked.kind === 'transfer' && { qr: payUrl, transfer }) };
    }
    const payment = kept.get(reference);
    if (!payment) return undefined;
    const { amount, currency } = payment.order;
    return { eventId: `${reference}.${payment.status}`, reference, paymentId: `p-${reference}`, status: payment.status, amount, currency };
  };
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name] ?? '');
      if (header(paymentHeaders.signature) !== paymentSignature(key, header(paymentHeaders.timestamp), body)) unsigned += 1;
      if (fault === 'silent') return;
      if (fault === 'reset') return void request.socket.destroy();
      if (fault === 'cut') {
        response.writeHead(200, { 'content-length': '500' });
        response.write('{"paymentId":', () => request.socket.destroy());
        return;
      }
      if (fault === 'drip') {
        response.writeHead(200);
        const dripping = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(dripping));
        return;
      }
      if (fault === 'bomb') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        return void response.end(gzipSync(Buffer.alloc(50 * 1024 * 1024, ' ')));
      }
      if (fault === 'endless') {
        response.writeHead(200);
        const more = (): void => void response.write('x'.repeat(64 * 1024), (error) => !error && more());
        return more();
      }
      if (fault && 'status' in fault) return void response.writeHead(fault.status).end();
      const answer = fault ? fault.raw : answerTo(request.url ?? '', JSON.parse(body) as PaymentOrder);
      if (answer === undefined) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'application/json' }).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(http)}/v1/`,
    key,
    answerBy(next) {
      fault = next;
    },
    set(reference, status) {
      const payment = kept.get(reference);
      if (payment) payment.status = status;
    },
    unsigned: () => unsigned,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
