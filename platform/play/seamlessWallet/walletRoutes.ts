import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Actor, memberActor, systemActor } from '../../core/audit/auditEvent.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { readText } from '../../core/http/readText.ts';
import type { Log } from '../../core/log.ts';
import type { GameVendor, GameVendors } from '../../providers/vendor/gameVendor.ts';
import { NotAuthentic } from '../../providers/payment/payment.ts';
import { requireAuthenticCall, vendorHeaders } from '../../providers/vendor/vendorSignature.ts';
import { placeBet, rollBackBet, settleBet, type WalletBetParts } from './walletBets.ts';
import { WalletRefusal, walletRefusalOf, walletRefusals } from './walletRefusal.ts';
import { findSession, knownSession, openSession, readVisit, requireOpenSession, walletBalance } from './walletSessions.ts';
import { type WalletCall, type WalletPayload, walletShapes } from './walletShapes.ts';

const largest = 4 * 1024;

type RouteParts = WalletBetParts & { readonly gameVendors: GameVendors; readonly log: Log };

/**
 * Where vendors whose games run elsewhere call: `POST /seamless/<call>`, JSON in and out, each signed by the vendor's key. A call that comes
 * again within the time that a signature is good for moves nothing a second time.
 */
export function walletRoutes(parts: RouteParts): Hono<PlatformEnvironment> {
  const { audit, clock, gameVendors, log } = parts;
  const app = new Hono<PlatformEnvironment>();

  const read = async <Call extends WalletCall>(
    context: Context<PlatformEnvironment>,
    call: Call,
  ): Promise<{ readonly vendor: GameVendor; readonly asked: WalletPayload<Call> }> => {
    const header = (name: string) => context.req.header(name) ?? '';
    if (!/^application\/json(; ?charset=utf-8)?$/i.test(header('content-type'))) throw new WalletRefusal('json_only');
    const body = await readText(context.req.raw);
    if (body === undefined) throw new WalletRefusal('bad_request');
    const vendor = gameVendors.get(header(vendorHeaders.vendor));
    try {
      if (!vendor) throw new NotAuthentic('there is no such vendor');
      const signature = header(vendorHeaders.signature);
      requireAuthenticCall(vendor.key, clock, call, { timestamp: header(vendorHeaders.timestamp), signature, body });
    } catch (error) {
      if (!(error instanceof NotAuthentic)) throw error;
      log.warn({ event: 'vendor_call_refused', call, vendor: vendor?.code }, error.message);
      throw new WalletRefusal('not_authentic');
    }
    const parsed = walletShapes[call].safeParse(jsonOf(body));
    if (!parsed.success) throw new WalletRefusal('bad_request');
    return { vendor, asked: parsed.data as WalletPayload<Call> };
  };

  const answer = <Call extends WalletCall>(
    call: Call,
    act: (vendor: GameVendor, asked: WalletPayload<Call>, requestId: string) => Promise<object>,
  ) => {
    app.post(`/seamless/${call}`, async (context) => {
      const { vendor, asked } = await read(context, call);
      return context.json(await act(vendor, asked, context.var.correlationId));
    });
  };

  /** In whose name what follows is written: a stake is the member's deed, how it ends the vendor's. */
  const named = <Result>(actor: Actor, action: string, requestId: string, work: () => Promise<Result>): Promise<Result> =>
    audit.attributed({ actor, action, requestId }, work);

  app.use('/seamless/*', bodyLimit({ maxSize: largest, onError: () => Promise.reject(new WalletRefusal('too_large')) }));
  app.use('/seamless/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  answer('session', (vendor, { token }) => openSession(parts, vendor, token));
  answer('balance', async (vendor, { session }) => {
    const { page } = await findSession(parts, vendor, session);
    await requireOpenSession(parts, parts.db, page.sessionId, false);
    return walletBalance(parts, page.memberId, vendor.code);
  });
  answer('visit', (vendor, asked) => readVisit(parts, vendor, asked));
  answer('bet', async (vendor, asked, id) => {
    // A repetition is answered when all is over: a refusal would say that nothing was moved.
    const found = await knownSession(parts, vendor, asked.session);
    return named(memberActor(found.page.memberId), 'bet', id, () => placeBet(parts, found, asked));
  });
  answer('settle', (vendor, asked, id) => named(systemActor, 'seamless.settle', id, () => settleBet(parts, vendor, asked, true)));
  answer('rollback', (vendor, asked, id) => named(systemActor, 'seamless.rollback', id, () => rollBackBet(parts, vendor, asked)));
  app.all('/seamless/*', () => Promise.reject(new WalletRefusal('unknown_call')));

  app.onError((error, context) => {
    const refusal = walletRefusalOf(error);
    // Anything else is a fault of ours, which whoever carries these routes logs and masks: the vendor asks again.
    if (!refusal) throw error;
    const { code, retryAfter } = refusal;
    if (retryAfter !== undefined) context.header('retry-after', String(Math.ceil(retryAfter / 1000)));
    return context.json({ error: code, ...(retryAfter !== undefined && { retryAfter }) }, walletRefusals[code]);
  });
  return app;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
