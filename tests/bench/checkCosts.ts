import { systemClock } from '../../gateway/clock.ts';
import { areReadableHeaders, isReadableTarget } from '../../gateway/contract/readable.ts';
import { gameList } from '../../gateway/contract/play/game.ts';
import { balance } from '../../gateway/contract/money/wallet.ts';
import { createLog } from '../../gateway/log.ts';
import { createMetrics } from '../../gateway/metrics.ts';
import { systemRandom } from '../../gateway/random.ts';
import { safeAbsoluteUrl } from '../../gateway/schema/scalars/safeUrl.ts';
import { sessionKeyOf } from '../../gateway/sessionKeys.ts';
import { createSessionSeal } from '../../gateway/sessionSeal.ts';
import { createFakeUpstream } from '../../gateway/testing/fakeOperator/fakeUpstream.ts';
import { createExchange } from '../../gateway/upstream/transport/exchange.ts';
import { createHosts } from '../../gateway/upstream/transport/hosts.ts';
import { queryOf } from '../../gateway/upstream/request.ts';

export interface CheckCost {
  readonly name: string;
  readonly microseconds: number;
}

const roundCount = 40;
const turns = 500;
const origin = 'http://localhost:4000';

/** The quickest of many short rounds: what else runs on the machine only adds. */
async function costOf(name: string, check: () => unknown): Promise<CheckCost> {
  let least = Infinity;
  for (let round = 0; round < roundCount; round += 1) {
    const begun = performance.now();
    for (let turn = 0; turn < turns; turn += 1) {
      const result = check();
      if (result instanceof Promise) await result;
    }
    least = Math.min(least, performance.now() - begun);
  }
  return { name, microseconds: (least * 1000) / turns };
}

/** What each check of the gateway costs by itself, in the parts that it is made of. */
export async function checkCosts(): Promise<readonly CheckCost[]> {
  const payload = gameList.payload.parse({ gameType: 'RNG' });
  const request = {
    origin,
    method: 'GET',
    path: gameList.path + queryOf(payload),
    headers: { merchant: 'SAMPAN', language: 'TY', accept: 'application/json' },
    timeout: 5_000,
  } as const;
  const answer = await createFakeUpstream().send(request);
  const { value: page } = JSON.parse(answer.text) as { value: { games: readonly { imgUrl: string }[] } };
  const addressOf = createHosts({ allowed: new Set([origin]), clock: systemClock, onRefused: () => {} }).pick([origin], 0, true);
  const seal = createSessionSeal([sessionKeyOf(Buffer.alloc(32, 7).toString('base64url'))], systemClock);
  const session = { token: 't'.repeat(43), memberId: '1001', account: 'heron88', type: 0 };
  const sealed = await seal.seal(session);
  const metrics = createMetrics({ ofProcess: false });
  const log = createLog({ level: 'info', buffered: true }, { write: () => {} });
  const exchange = createExchange({ send: async () => answer, clock: systemClock, random: systemRandom, log, metrics: metrics.upstream });
  const headers = ['Host', 'localhost:3000', 'Accept', 'application/json', 'Cookie', `session=${sealed}`, 'Sec-Fetch-Site', 'same-origin'];
  const target = `/graphql?id=${'0'.repeat(64)}&variables=%7B%22category%22%3A%22RNG%22%2C%22page%22%3A1%7D&lang=TY`;
  const line = {
    method: 'GET',
    route: 'graphql',
    status: 200,
    milliseconds: 3,
    operation: 'HomeScreenQuery',
    correlationId: systemRandom.id(),
  };
  return [
    await costOf('headers and target of a request are readable', () => areReadableHeaders(headers) && isReadableTarget(target)),
    await costOf('the seal of a session, opened before', () => seal.open(sealed)),
    await costOf('the seal of a session, made and opened the first time', async () => seal.open(await seal.seal(session))),
    await costOf('shape of a balance (zod)', () => balance.answer.safeParse({ sumBalance: '1234.5', currency: 'PLAY' })),
    await costOf(`shape of ${page.games.length} games (zod)`, () => gameList.answer.safeParse(page)),
    await costOf(`addresses of ${page.games.length} pictures, as the operator gives them out`, () =>
      page.games.map(({ imgUrl }) => safeAbsoluteUrl(addressOf(imgUrl))),
    ),
    await costOf('limits of one call: breaker, places, retries, time', () => exchange(gameList, Infinity, () => request)),
    await costOf('metrics of a request and a call', () => {
      metrics.answered('graphql', 200, 0.003);
      metrics.upstream.called('games', 'answered', 0.002);
    }),
    await costOf('the log line of a request', () => log.info(line, 'answered')),
  ];
}
