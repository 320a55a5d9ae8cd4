import { createServer } from 'node:http';
import type { Clock } from '../../core/clock.ts';
import type { VendorBet, VendorBetName } from '../vendor/gameVendor.ts';
import { requireAuthenticCall, vendorHeaders } from '../vendor/vendorSignature.ts';
import { portOf } from '#contract/portOf.ts';

/** How a vendor's server answers: as agreed, by `raw` text, by a status, or not at all. */
export type VendorFault = { readonly raw: string } | { readonly status: number } | 'reset' | 'silent' | 'endless';

export interface VendorServer {
  readonly url: string;
  readonly key: string;
  /** What it does to all further requests; undefined for what was agreed. */
  answerBy(fault: VendorFault | undefined): void;
  /** Has a bet in its books. */
  write(name: VendorBetName, bet: VendorBet): void;
  close(): Promise<void>;
}

/** A vendor as a third party would run it, on this machine. */
export async function openVendorServer(clock: Clock): Promise<VendorServer> {
  const key = 'agreed between the two of us, 32+ characters';
  const books = new Map<string, VendorBet>();
  const nameOf = ({ player, reference }: VendorBetName) => `${player} ${reference}`;
  let fault: VendorFault | undefined;
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name] ?? '');
      if (fault === 'silent') return;
      if (fault === 'reset') return void request.socket.destroy();
      if (fault === 'endless') {
        response.writeHead(200);
        const more = (): void => void response.write('x'.repeat(64 * 1024), (error) => !error && more());
        return more();
      }
      if (fault && 'status' in fault) return void response.writeHead(fault.status).end();
      const signed = { timestamp: header(vendorHeaders.timestamp), signature: header(vendorHeaders.signature), body };
      try {
        requireAuthenticCall(key, clock, 'bet', signed);
      } catch {
        return void response.writeHead(401).end();
      }
      const bet = books.get(nameOf(JSON.parse(body) as VendorBetName)) ?? { status: 'UNKNOWN' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(fault ? fault.raw : JSON.stringify(bet));
    });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(http)}/games/`,
    key,
    answerBy(next) {
      fault = next;
    },
    write: (name, bet) => void books.set(nameOf(name), bet),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
