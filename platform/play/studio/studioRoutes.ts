import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { builtPages } from '../../core/http/builtPages.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { readText } from '../../core/http/readText.ts';
import { thisMachineOnly } from '../../core/http/thisMachineOnly.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken } from '../../core/random.ts';
import type { Texts } from '../../core/text/texts.ts';
import { studioPath } from '../../providers/embedded/embeddedStudio.ts';
import type { Ask, GameVendorEndpoint } from '../../providers/vendor/httpGameVendor.ts';
import { NotAuthentic } from '../../providers/payment/payment.ts';
import { requireAuthenticCall, vendorHeaders } from '../../providers/vendor/vendorSignature.ts';
import { stageColours } from '../games/stageColours.ts';
import { fairWheel, fairWheelReturn } from '../games/seamless/fairWheel.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';
import type { WalletSession } from '../seamlessWallet/walletSessions.ts';
import type { StudioAnswer } from './studioAnswer.ts';
import { createStudioRounds, type StudioPlayer } from './studioRounds.ts';
import { gamePagesTexts } from '../games/gamePagesTexts.ts';
import { createWalletClient, WalletCallRefused, WalletCallUnanswered } from './walletClient.ts';

export interface StudioParts extends PlatformParts {
  readonly texts: Texts;
  readonly titles: TitleRegistry;
  readonly pagesDir: string;
  readonly studio: GameVendorEndpoint;
  readonly ask: Ask;
}

const lifetime = 2 * 3_600_000;
const openBody = z.object({ token: z.string().max(128) });
const roundBody = z.object({ stake: z.string().max(24), reference: z.uuid() });
const turnBody = z.object({ reference: z.uuid() });
const visitBody = z.object({ goOn: z.boolean() });
const betBody = z.object({ player: z.string(), reference: z.string() });

/**
 * A vendor for whoever tries the site out: its page with a wheel, and what the house asks it. It knows of the house what any vendor knows, and
 * calls the wallet over HTTP.
 */
export function studioRoutes(parts: StudioParts): Hono<PlatformEnvironment> {
  const { brand, clock, db, studio, texts, titles } = parts;
  const origin = brand.origins[0] ?? '';
  const wallet = createWalletClient(clock, origin, studio, parts.ask);
  const rounds = createStudioRounds(parts, wallet);
  const built = builtPages({ pagesDir: parts.pagesDir, brand: { ...brand, colours: stageColours(brand.colours) } });
  const app = new Hono<PlatformEnvironment>();
  const at = (path: string) => `${studioPath}/${path}`;
  app.use(at('*'), thisMachineOnly);

  const bodyOf = async <Shape extends z.ZodType>({ req }: Context, shape: Shape): Promise<z.output<Shape>> => {
    try {
      return shape.parse(JSON.parse((await readText(req.raw)) ?? ''));
    } catch {
      throw new WalletCallRefused('bad_request', undefined);
    }
  };
  const playerAt = async ({ req }: Context): Promise<StudioPlayer> => {
    const [, session = ''] = /^Bearer ([\w-]{16,128})$/.exec(req.header('authorization') ?? '') ?? [];
    const row = await db.selectFrom('studio_session').selectAll().where('session_hash', '=', hashOfToken(session)).executeTakeFirst();
    if (!row) throw new WalletCallRefused('session_over', undefined);
    return { session, player: row.player, currency: row.currency };
  };

  app.get(at('play'), ({ req }) => {
    const language = pageLanguage(req.raw, brand);
    return built({
      name: 'studio',
      language,
      framedBy: 'site',
      marks: { __NEEDS_SCRIPT__: texts.of(gamePagesTexts, language)('needsScript') },
    });
  });

  app.post(at('open'), async (context) => {
    const { token } = await bodyOf(context, openBody);
    const opened = await wallet<WalletSession>('session', { token });
    const { session, player, currency, game, language, ...rest } = opened;
    const title = titles.currentOf(game);
    await db
      .insertInto('studio_session')
      .values({ session_hash: hashOfToken(session), player, currency, expires_at: BigInt(clock.now() + lifetime) })
      .execute();
    const answer: StudioAnswer = {
      session,
      language,
      balance: rest.balance,
      currencySymbol: currency === brand.currency ? brand.currencySymbol : currency,
      stakes: title?.stakes ?? [],
      pockets: fairWheel.map(String),
      exactReturn: fairWheelReturn(),
      name: texts.name(game, pageLanguage(new Request(`${origin}/?lang=${language}`), brand)) ?? '',
      shortestRound: rest.shortestRound,
      realityCheckIn: rest.realityCheckIn,
      isTrial: rest.isTrial,
      left: await rounds.unshown(player),
    };
    return context.json(answer);
  });

  app.post(at('rounds'), async (context) => {
    const who = await playerAt(context);
    const { stake, reference } = await bodyOf(context, roundBody);
    return context.json(await rounds.play(who, reference, stake));
  });

  app.post(at('turn'), async (context) => {
    const who = await playerAt(context);
    const { reference } = await bodyOf(context, turnBody);
    return context.json(await rounds.turnOf(who, reference));
  });

  app.post(at('shown'), async (context) => {
    const who = await playerAt(context);
    const { reference } = await bodyOf(context, turnBody);
    await rounds.shown(who, reference);
    return context.json({});
  });

  app.post(at('balance'), async (context) => {
    const { session } = await playerAt(context);
    const { balance } = await wallet<{ readonly balance: string }>('balance', { session });
    return context.json({ balance });
  });

  app.post(at('visit'), async (context) => {
    const { session } = await playerAt(context);
    return context.json(await wallet('visit', { session, ...(await bodyOf(context, visitBody)) }));
  });

  app.post(at('bet'), async (context) => {
    const header = (name: string) => context.req.header(name) ?? '';
    const body = (await readText(context.req.raw)) ?? '';
    requireAuthenticCall(studio.key, clock, 'bet', {
      timestamp: header(vendorHeaders.timestamp),
      signature: header(vendorHeaders.signature),
      body,
    });
    const read = betBody.safeParse(JSON.parse(body));
    if (!read.success) throw new WalletCallRefused('bad_request', undefined);
    return context.json(await rounds.betOf(read.data.player, read.data.reference));
  });

  app.onError((error, context) => {
    if (error instanceof NotAuthentic) return context.json({ error: 'not_authentic' }, 401);
    if (error instanceof WalletCallUnanswered) return context.json({ error: 'wallet_silent' }, 503);
    if (!(error instanceof WalletCallRefused)) throw error;
    const { code, retryAfter } = error;
    return context.json({ error: code, ...(retryAfter !== undefined && { retryAfter }) }, 409);
  });
  return app;
}
