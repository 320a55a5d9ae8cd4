import { randomUUID } from 'node:crypto';
import { gameList, launchGame } from '#contract/play/game.ts';
import { register } from '#contract/identity/member.ts';
import { challenge } from '#contract/identity/verification.ts';
import { solutionOf } from '../../platform/testing/solve.ts';
import type { PlayedRound, PlaySession } from '../../platform/play/games/slot/slotRound.ts';
import { systemClock } from '../../gateway/clock.ts';
import { silentLog } from '../../gateway/log.ts';
import { createMetrics } from '../../gateway/metrics.ts';
import { systemRandom } from '../../gateway/random.ts';
import { createUpstreamClient } from '../../gateway/upstream/client.ts';
import type { createSend } from '../../gateway/upstream/send.ts';

/** A round that the platform acknowledged, by the key it was asked with. */
export interface Acknowledged {
  readonly key: string;
  readonly roundId: string;
  readonly win: string;
}

export interface Player {
  /** Rounds that came back, in the order they were played. */
  readonly acknowledged: Acknowledged[];
  /** Plays until `over` says so; a lost answer is asked for again with the same key. */
  play(over: () => boolean): Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Registers a member, as the gateway does, and opens a game. `send` is closed by the caller. */
export async function openPlayer(origin: string, send: ReturnType<typeof createSend>['send'], username: string): Promise<Player> {
  let token: string | undefined;
  const client = createUpstreamClient({
    send,
    origin,
    merchant: 'SAMPAN',
    assetOrigins: [origin],
    clock: systemClock,
    random: systemRandom,
    log: silentLog(),
    metrics: createMetrics({ ofProcess: false }).upstream,
  });
  const upstream = client.forRequest({ token: () => token, language: 'EN', cdnBucket: 0, deadline: systemClock.now() + 60_000 });
  const password = 'river-at-dusk-7';
  const solution = solutionOf(await upstream.call(challenge, {}));
  const member = await upstream.call(register, {
    username,
    password,
    confirmPassword: password,
    registerUrl: origin,
    domain: 'localhost',
    ageConfirmed: true,
    termsAccepted: true,
    challenge: solution,
  });
  token = member.token;
  const { games } = await upstream.call(gameList, { gameType: 'RNG', pageSize: 1 });
  const game = games[0];
  if (game === undefined) throw new Error('The platform has no games.');
  const launched = await upstream.call(launchGame, {
    gameId: game.gameId,
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    username,
    token,
    merchantCode: 'SAMPAN',
    language: 'EN',
  });
  const launch = new URL(launched.game_url ?? '', origin).searchParams.get('launch');
  const session = (await post(`${origin}/games/slot/session`, { launch }, {})) as PlaySession;
  const authorization = `Bearer ${session.session}`;
  await post(`${origin}/games/slot/seeds`, { clientSeed: 'river', serverSeedHash: session.seeds.nextServerSeedHash }, { authorization });
  const acknowledged: Acknowledged[] = [];
  return {
    acknowledged,
    async play(over) {
      while (!over()) {
        const key = randomUUID();
        for (let done = false; !done && !over();) {
          try {
            const { round } = (await post(
              `${origin}/games/slot/rounds`,
              { stake: '200' },
              { authorization, 'idempotency-key': key },
            )) as PlayedRound;
            acknowledged.push({ key, roundId: round.id, win: round.win });
            done = true;
          } catch {
            await pause(60);
          }
        }
        await pause(60);
      }
    },
  };
}

async function post(address: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const value: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(value)}`);
  return value;
}
