import { createAudit } from '../../../../core/audit/createAudit.ts';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { PlatformEnvironment } from '../../../../core/http/platformEnvironment.ts';
import { answerHeaders } from '../../../../core/http/answerHeaders.ts';
import { requestFacts } from '../../../../core/http/requestFacts.ts';
import { createJobs } from '../../../../core/jobs/jobs.ts';
import { systemRandom } from '../../../../core/random.ts';
import { testBrand } from '../../../../testing/testBrand.ts';
import { platformTexts } from '../../../../platformTexts.ts';
import { testGames } from '../../../../testing/testGames.ts';
import type { Engine } from '../../../../core/store/engine.ts';
import { createPlayLimits } from '../../../../identity/playLimit/playLimits.ts';
import { createSessions } from '../../../../identity/session/sessions.ts';
import { createSiteAccess } from '../../../../system/site/siteAccess.ts';
import { testSecrets } from '../../../../testing/testSecrets.ts';
import { testChecksums } from '../../../../testing/testChecksums.ts';
import { openTestLedger, testCurrency, type TestLedger } from '../../../../testing/openTestLedger.ts';
import type { GameFamily } from '../../../family/gameFamily.ts';
import { createTitleRegistry } from '../../../family/titleRegistry.ts';
import { currentCatalogue } from '../../../game/currentCatalogue.ts';
import { createVendors } from '../../../vendor/createVendors.ts';
import { issueLaunchToken } from '../../../round/launchTokens.ts';
import type { PlayedRound, PlaySession } from '../slotRound.ts';
import type { RotatedSeeds, Seeds } from '../../../round/round.ts';
import type { PlayParts } from '../../../round/playParts.ts';
import { playRoutes } from '../../../round/playRoutes.ts';

const day = 86_400_000n;
export const testTitle = 'xgs-ferry-of-small-lanterns';

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
  readonly text: string;
}

type SpinAnswer = PlayedRound & { readonly error?: string; readonly retryAfter?: number };

/** The slot's routes on a real ledger, with a clock that the test moves. */
export interface OpenSlot extends TestLedger {
  readonly parts: PlayParts;
  readonly app: Hono<PlatformEnvironment>;
  /** Moves the time on. */
  wait(milliseconds: number): void;
  /** A member with a session and money in ten-thousandths; the session's id is the member's. */
  addMember(memberId: string, money: bigint): Promise<void>;
  launch(memberId: string, titleCode?: string): Promise<string>;
  /** Launches and opens a game, and gives the member's first seed where they have none; answers its session. */
  enter(memberId: string, titleCode?: string): Promise<PlaySession>;
  get<Body>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  /** Lets the shortest time between rounds pass, then plays a round of `stake` with a key of its own unless one is given. */
  spin(session: string, stake?: string, key?: string): Promise<Answer<SpinAnswer>>;
  /** The same without waiting. */
  spinNow(session: string, stake?: string, key?: string): Promise<Answer<SpinAnswer>>;
  /** Gives the player's seed for a hash: the one that stands now unless another is given. */
  rotate(
    session: string,
    clientSeed: unknown,
    serverSeedHash?: string,
  ): Promise<Answer<RotatedSeeds & { readonly error?: string; readonly retryAfter?: number }>>;
}

export const bearer = (session: string) => ({ authorization: `Bearer ${session}` });

/** With other `families`, the routes of those. */
export async function openSlot(engine: Engine, families?: readonly GameFamily[]): Promise<OpenSlot> {
  const time = { now: 1_763_600_000_000 };
  const clock = { now: () => time.now };
  const books = await openTestLedger(engine, clock);
  const brand = testBrand('http://localhost:4000', ['http://127.0.0.1:4100']);
  const shared = { db: books.db, reads: books.db, clock, random: systemRandom, secrets: testSecrets() };
  const given = {
    ...shared,
    audit: createAudit({ ...shared, checksums: testChecksums }),
    ledger: books.ledger,
    checksums: testChecksums,
    brand,
    texts: platformTexts(),
    jobs: createJobs(shared),
    ...testGames(),
    gameVendors: new Map(),
    ...(families && { titles: createTitleRegistry(families) }),
  };
  const parts = {
    ...given,
    playLimits: createPlayLimits(given),
    currentCatalogue: currentCatalogue({ ...given, vendorRows: createVendors(given) }),
  };
  const app = new Hono<PlatformEnvironment>();
  app.use(answerHeaders(brand));
  app.use(requestFacts(parts, {}, () => undefined));
  app.route('/', playRoutes({ ...parts, sessions: createSessions(parts), siteAccess: createSiteAccess(brand.access) }));

  const ask = async <Body>(path: string, init: RequestInit): Promise<Answer<Body>> => {
    const response = await app.request(path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : undefined) as Body };
  };
  const post = <Body>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask<Body>(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const launch = (memberId: string, titleCode = testTitle) =>
    issueLaunchToken(parts, { memberId, sessionId: memberId, nodeId: titleCode, language: 'TY' });

  const spinNow: OpenSlot['spinNow'] = (session, stake = '200', key = randomUUID()) =>
    post('/games/slot/rounds', { stake }, { ...bearer(session), 'idempotency-key': key });
  const rotate = (session: string, clientSeed: unknown, serverSeedHash: string): ReturnType<OpenSlot['rotate']> =>
    post('/games/slot/seeds', { clientSeed, serverSeedHash }, bearer(session));

  return {
    ...books,
    parts,
    app,
    wait: (milliseconds) => void (time.now += milliseconds),
    async addMember(memberId, money) {
      const now = BigInt(time.now);
      await books.db
        .insertInto('member')
        .values({
          id: memberId,
          username: memberId,
          username_key: memberId,
          password_hash: 'none',
          password_expired: 0n,
          nickname: memberId,
          type: 0n,
          currency: testCurrency,
          personal: null,
          referral_code: memberId,
          referred_by: null,
          affiliate_code: null,
          register_url: '/',
          domain: 'localhost',
          created_at: now,
          last_login_at: null,
        })
        .execute();
      await books.db
        .insertInto('member_session')
        .values({
          id: memberId,
          member_id: memberId,
          token_hash: memberId,
          address: '',
          created_at: now,
          last_seen_at: now,
          expires_at: now + day,
          revoked_at: null,
        })
        .execute();
      await books.open(memberId, money);
    },
    launch,
    async enter(memberId, titleCode) {
      const { body } = await post<PlaySession>('/games/slot/session', { launch: await launch(memberId, titleCode) });
      if (body.seeds.inUse !== null) return body;
      return { ...body, seeds: (await rotate(body.session, 'first', body.seeds.nextServerSeedHash)).body.seeds };
    },
    get: (path, headers) => ask(path, { ...(headers && { headers }) }),
    post,
    spin(...order) {
      time.now += brand.slots.shortestRound;
      return spinNow(...order);
    },
    spinNow,
    rotate: async (session, clientSeed, serverSeedHash) => {
      if (serverSeedHash !== undefined) return rotate(session, clientSeed, serverSeedHash);
      const { body } = await ask<Seeds>('/games/slot/seeds', { headers: bearer(session) });
      return rotate(session, clientSeed, body.nextServerSeedHash);
    },
  };
}
