import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { memberActor } from '../../core/audit/auditEvent.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { readText } from '../../core/http/readText.ts';
import { AmountNotAboveZero, IdempotencyMismatch, InsufficientBalance, MoneyMaintenance } from '../../core/ledger/ledger.ts';
import type { PlayableSession, Sessions } from '../../identity/session/sessions.ts';
import type { SiteAccess } from '../../system/site/siteAccess.ts';
import { markBetSeen } from '../bet/seenBets.ts';
import { openGame } from './openGame.ts';
import { PlayRefusal, protectionRefusal } from './playRefusal.ts';
import { playPaidRound } from './playPaidRound.ts';
import { findPlaySession, type OpenPlaySession } from './playSessionStore.ts';
import { rotateSeeds } from './rotateSeeds.ts';
import { publicRound } from './roundStore.ts';
import { seedsOf } from './seedPairStore.ts';
import type { PlayParts } from './playParts.ts';
import { visitReport } from './visitReport.ts';

type RouteParts = PlayParts & { readonly sessions: Sessions; readonly siteAccess: SiteAccess };

const bodyBytes = 10 * 1024;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const launchBody = z.object({ launch: z.string().min(1).max(128) });
const roundBody = z.looseObject({ stake: z.string().min(1).max(24) });
const seedsBody = z.object({ clientSeed: z.string(), serverSeedHash: z.string().max(128) });
/** Up to 64 characters that can be shown: a seed is typed, copied and compared by people. */
const clientSeedPattern = /^\P{C}{1,64}$/u;

/** The play calls of every family of games. */
export function playRoutes(parts: RouteParts): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  for (const family of parts.titles.families) app.route(`/games/${family}`, familyRoutes(parts, family));
  return app;
}

/**
 * The play calls of one family, on the platform's own origin: JSON in and out, no cookies, no CORS.
 * Nothing is begun for a visitor whom the site is closed to, be the game open already; what was played can still be seen.
 */
function familyRoutes(parts: RouteParts, family: string): Hono<PlatformEnvironment> {
  const { audit, checksums, db, clock, playLimits, sessions, titles, siteAccess } = parts;
  const app = new Hono<PlatformEnvironment>();

  /** What the page does by itself keeps nobody's session from becoming idle. */
  const pageBelow = async (
    context: Context,
    isAttended: boolean,
  ): Promise<{ readonly page: OpenPlaySession; readonly above: PlayableSession }> => {
    const [, token] = /^Bearer ([\w-]{16,128})$/.exec(context.req.header('authorization') ?? '') ?? [];
    const page = token && (await findPlaySession(db, token, clock.now()));
    const above = page && (await sessions.playable(db, page.sessionId, isAttended));
    if (!above) throw new PlayRefusal('session_over');
    return { page, above };
  };
  const pageOf = async (context: Context): Promise<OpenPlaySession> => (await pageBelow(context, false)).page;
  const needOpenSite = (address: string): void => {
    if (siteAccess.refusalFor(address)) throw new PlayRefusal('site_closed');
  };
  const playerAt = async (context: Context<PlatformEnvironment>): Promise<OpenPlaySession> => {
    needOpenSite(context.var.address);
    const { page, above } = await pageBelow(context, true);
    if (!siteAccess.mayPlay([context.var.address, above.address])) throw new PlayRefusal('site_closed');
    return page;
  };

  app.use('/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(answerHeaders)) if (!context.res.headers.has(name)) context.header(name, value);
  });
  app.use('/*', async (context, next) => {
    if (context.req.method === 'POST' && !/^application\/json(; ?charset=utf-8)?$/i.test(context.req.header('content-type') ?? ''))
      throw new PlayRefusal('json_only');
    await next();
  });
  app.use('/*', bodyLimit({ maxSize: bodyBytes, onError: () => Promise.reject(new PlayRefusal('too_large')) }));

  app.post('/session', async (context) => {
    needOpenSite(context.var.address);
    return context.json(await openGame(parts, family, (await bodyOf(context, launchBody)).launch, context.var.address));
  });

  app.get('/titles', async (context) => {
    const { offeringOf } = await parts.currentCatalogue();
    const had = titles.current.filter((title) => title.family === family && offeringOf(title.code) !== undefined);
    context.header('cache-control', 'public, max-age=60');
    return context.json({ codes: had.map(({ code }) => code) });
  });

  app.get('/titles/:code/:version{[1-9][0-9]{0,5}}', async (context) => {
    const title = titles.find(context.req.param('code'), Number(context.req.param('version')));
    const catalogue = await parts.currentCatalogue();
    if (title?.family !== family || catalogue.offeringOf(title.code) === undefined) throw new PlayRefusal('title_not_found');
    // Its rules never change, the hue of its studio may.
    context.header('cache-control', 'public, max-age=3600');
    return context.json({ ...title.describe(), rtp: title.exactReturn, vendorHue: catalogue.hueOf(title.code) });
  });

  app.post('/rounds', async (context) => {
    const session = await playerAt(context);
    const asked = await bodyOf(context, roundBody);
    const key = context.req.header('idempotency-key') ?? '';
    if (!uuid.test(key)) throw new PlayRefusal('idempotency_key_required');
    const named = { actor: memberActor(session.memberId), action: 'bet', requestId: context.var.correlationId };
    return context.json(await audit.attributed(named, () => playPaidRound(parts, session, asked, key.toLowerCase())));
  });

  app.post('/rounds/:id/seen', async (context) => {
    const { memberId } = await pageOf(context);
    const known = await markBetSeen(db, checksums, memberId, context.req.param('id').toLowerCase(), clock.now());
    if (!known) throw new PlayRefusal('round_not_found');
    return context.json({});
  });

  app.get('/visit', async (context) => {
    const { page, above } = await pageBelow(context, false);
    return context.json(await visitReport(parts, db, page, above.since));
  });

  app.post('/visit', async (context) => {
    const { page, above } = await pageBelow(context, true);
    await playLimits.answerRealityCheck(db, page.memberId);
    return context.json(await visitReport(parts, db, page, above.since));
  });

  app.post('/seeds', async (context) => {
    const session = await playerAt(context);
    const given = await bodyOf(context, seedsBody);
    if (!clientSeedPattern.test(given.clientSeed)) throw new PlayRefusal('client_seed_invalid');
    return context.json(await rotateSeeds(parts, session, given));
  });

  app.get('/seeds', async (context) => {
    const { memberId } = await pageOf(context);
    return context.json(await seedsOf(db, parts, memberId));
  });

  app.get('/rounds/:id', async (context) => {
    const id = context.req.param('id').toLowerCase();
    const found = uuid.test(id) ? await publicRound(db, family, id) : null;
    if (!found) throw new PlayRefusal('round_not_found');
    return context.json(found);
  });

  app.onError((error, context) => {
    const refusal = refusalOf(error);
    // Anything else is a fault of ours, which whoever carries these routes logs and masks.
    if (!refusal) throw error;
    const { code, status, retryAfter, details } = refusal;
    if (retryAfter !== undefined) context.header('retry-after', String(Math.ceil(retryAfter / 1000)));
    return context.json(
      { error: code, ...(retryAfter !== undefined && { retryAfter }), ...(details !== undefined && { details }) },
      status,
    );
  });
  return app;
}

const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

async function bodyOf<Shape extends z.ZodType>(context: Context, shape: Shape): Promise<z.output<Shape>> {
  const parsed = shape.safeParse(jsonOf(await readText(context.req.raw)));
  if (!parsed.success) throw new PlayRefusal('bad_request');
  return parsed.data;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function refusalOf(error: unknown): PlayRefusal | null {
  if (error instanceof PlayRefusal) return error;
  if (error instanceof CallRefusal) return protectionRefusal(error) ?? null;
  if (error instanceof AmountNotAboveZero) return new PlayRefusal('stake_not_offered');
  if (error instanceof InsufficientBalance) return new PlayRefusal('insufficient_balance');
  if (error instanceof MoneyMaintenance) return new PlayRefusal('money_maintenance');
  return error instanceof IdempotencyMismatch ? new PlayRefusal('idempotency_mismatch') : null;
}
