import { isReadableText } from '#contract/readable.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import { memberActor } from '../../core/audit/auditEvent.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { Sessions } from '../../identity/session/sessions.ts';
import type { SiteAccess } from '../../system/site/siteAccess.ts';
import { markBetSeen } from '../bet/seenBets.ts';
import { isClientSeed } from './isClientSeed.ts';
import { openGame } from './openGame.ts';
import { bodyOf, idOf, keyOf, playApp } from './playApp.ts';
import { createPlayers } from './players.ts';
import { PlayRefusal } from './playRefusal.ts';
import { playPaidRound } from './playPaidRound.ts';
import { rotateSeeds } from './rotateSeeds.ts';
import { spendable } from './spendable.ts';
import { publicRound } from './roundStore.ts';
import { seedsOf } from './seedPairStore.ts';
import type { PlayParts } from './playParts.ts';
import { visitReport } from './visitReport.ts';

type RouteParts = PlayParts & { readonly sessions: Sessions; readonly siteAccess: SiteAccess };

const launchBody = z.object({ launch: z.string().min(1).max(128) });
const roundBody = z.looseObject({ stake: z.string().min(1).max(24) });
// What no store keeps is looked for in none: PostgreSQL would break on it.
const seedsBody = z.object({ clientSeed: z.string(), serverSeedHash: z.string().max(128).refine(isReadableText) });

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
  const { audit, checksums, db, clock, playLimits, titles } = parts;
  const { requireOpenSite, pageBelow, pageOf, playerAt } = createPlayers(parts);
  const app = playApp();

  app.post('/session', async (context) => {
    requireOpenSite(context.var.address);
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
    const { page: session } = await playerAt(context);
    const asked = await bodyOf(context, roundBody);
    const key = keyOf(context);
    const named = { actor: memberActor(session.memberId), action: 'bet', requestId: context.var.correlationId };
    return context.json(await audit.attributed(named, () => playPaidRound(parts, session, asked, key)));
  });

  app.post('/rounds/:id/seen', async (context) => {
    const { memberId } = await pageOf(context);
    const id = idOf(context);
    if (id === undefined || !(await markBetSeen(db, checksums, memberId, id, clock.now()))) throw new PlayRefusal('round_not_found');
    return context.json({});
  });

  app.get('/balance', async (context) => {
    const { memberId, titleCode, titleVersion } = await pageOf(context);
    const vendorCode = titles.find(titleCode, titleVersion)?.vendorCode;
    if (vendorCode === undefined) throw new PlayRefusal('title_not_found');
    return context.json({ balance: writeAmount(await spendable(parts, memberId, vendorCode)) });
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
    const { page: session } = await playerAt(context);
    const given = await bodyOf(context, seedsBody);
    if (!isClientSeed(given.clientSeed)) throw new PlayRefusal('client_seed_invalid');
    return context.json(await rotateSeeds(parts, session, given));
  });

  app.get('/seeds', async (context) => {
    const { memberId } = await pageOf(context);
    return context.json(await seedsOf(db, parts, memberId));
  });

  app.get('/rounds/:id', async (context) => {
    const id = idOf(context);
    const found = id ? await publicRound(db, family, id) : null;
    if (!found) throw new PlayRefusal('round_not_found');
    return context.json(found);
  });

  return app;
}
