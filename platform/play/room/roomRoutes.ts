import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { memberActor } from '../../core/audit/auditEvent.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { Log } from '../../core/log.ts';
import type { Sessions } from '../../identity/session/sessions.ts';
import type { SiteAccess } from '../../system/site/siteAccess.ts';
import type { LaterBets } from '../bet/laterBets.ts';
import { isClientSeed } from '../round/isClientSeed.ts';
import { bodyOf, idOf, keyOf, playApp } from '../round/playApp.ts';
import { createPlayers } from '../round/players.ts';
import { PlayRefusal } from '../round/playRefusal.ts';
import type { PlayParts } from '../round/playParts.ts';
import type { OpenPlaySession } from '../round/playSessionStore.ts';
import { handOfBet } from './playedHand.ts';
import type { RoomHands } from './roomHands.ts';
import type { RoomStreams } from './roomStreams.ts';
import { roomTerms, roomView } from './roomView.ts';
import { tablesOf } from './tables.ts';
import { showWord } from './showWord.ts';
import { takeSeat } from './takeSeat.ts';

type RouteParts = PlayParts & {
  readonly sessions: Sessions;
  readonly siteAccess: SiteAccess;
  readonly laterBets: LaterBets;
  readonly roomHands: RoomHands;
  readonly roomStreams: RoomStreams;
  readonly log: Log;
};

const seatBody = z.object({ wordHash: z.string().regex(/^[0-9a-f]{64}$/), serverSeedHash: z.string().max(128) });
const wordBody = z.object({ clientSeed: z.string() });

/** The rooms of every game that members play against each other, below its family's play calls. */
export function roomRoutes(parts: RouteParts): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  for (const family of new Set(tablesOf(parts.titles).map(({ title }) => title.family)))
    app.route(`/games/${family}`, familyRooms(parts, family));
  return app;
}

function familyRooms(parts: RouteParts, family: string): Hono<PlatformEnvironment> {
  const { audit, clock, db, roomHands, roomStreams, titles } = parts;
  const { pageBelow, pageOf, playerAt } = createPlayers(parts);
  const tables = tablesOf(titles).filter(({ title }) => title.family === family);
  const app = playApp();

  /** The room that is asked for, of the game that was opened. */
  const tableOf = (context: Context, { titleCode }: OpenPlaySession) => {
    const table = tables.find(({ room, title }) => room.id === context.req.param('room') && title.code === titleCode);
    if (!table) throw new PlayRefusal('room_not_found');
    return table;
  };
  const viewOf = (context: Context, page: OpenPlaySession) =>
    roomView(parts, tableOf(context, page), page.memberId, context.req.query('lang') ?? '');

  app.get('/rooms', async (context) => {
    const { titleCode } = await pageOf(context);
    const language = context.req.query('lang') ?? '';
    return context.json({
      rooms: tables.filter(({ title }) => title.code === titleCode).map((table) => roomTerms(parts, table, language)),
    });
  });

  app.get('/rooms/:room', async (context) => {
    const page = await pageOf(context);
    return context.json({ ...(await viewOf(context, page)), now: clock.now() });
  });

  app.get('/rooms/:room/stream', async (context) => {
    const page = await pageOf(context);
    tableOf(context, page);
    return roomStreams.follow({
      memberId: page.memberId,
      view: () => viewOf(context, page),
      mayFollow: () =>
        pageBelow(context, false).then(
          () => true,
          () => false,
        ),
    });
  });

  app.post('/rooms/:room/seats', async (context) => {
    const { page, above } = await playerAt(context);
    const table = tableOf(context, page);
    const { wordHash, serverSeedHash } = await bodyOf(context, seatBody);
    const { memberId, sessionId } = page;
    const named = { actor: memberActor(memberId), action: 'bet', requestId: context.var.correlationId };
    const until = Math.min(page.expiresAt, above.until);
    const order = { memberId, sessionId, until, wordHash, serverSeedHash, key: keyOf(context) };
    await audit.attributed(named, () => takeSeat(parts, table, order));
    return context.json({ ...(await viewOf(context, page)), now: clock.now() });
  });

  // Whoever holds a seat shows its word, however their limits stand by now: the ante is staked.
  app.post('/rooms/:room/word', async (context) => {
    const { page } = await pageBelow(context, true);
    tableOf(context, page);
    const { clientSeed } = await bodyOf(context, wordBody);
    if (!isClientSeed(clientSeed)) throw new PlayRefusal('client_seed_invalid');
    const named = { actor: memberActor(page.memberId), action: 'bet', requestId: context.var.correlationId };
    await audit.attributed(named, () => showWord(parts, { memberId: page.memberId, clientSeed }));
    return context.json({ ...(await viewOf(context, page)), now: clock.now() });
  });

  app.post('/rooms/:room/left', async (context) => {
    const { page } = await pageBelow(context, true);
    tableOf(context, page);
    const named = { actor: memberActor(page.memberId), action: 'bet', requestId: context.var.correlationId };
    await audit.attributed(named, () => roomHands.leave(page.memberId));
    return context.json({ ...(await viewOf(context, page)), now: clock.now() });
  });

  app.get('/hands/:id', async (context) => {
    const id = idOf(context);
    // The verifier asks of every bet whether it was one.
    return context.json({ hand: (id && (await handOfBet(db, family, id))) ?? null });
  });
  return app;
}
