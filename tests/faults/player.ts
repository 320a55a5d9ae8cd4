import { randomUUID } from 'node:crypto';
import { gameList, launchGame } from '#contract/play/game.ts';
import type { PlayedRound, PlaySession } from '../../platform/play/games/slot/slotRound.ts';
import type { createSend } from '../../gateway/upstream/transport/send.ts';
import { openMember } from './openMember.ts';
import { postTo } from './postTo.ts';

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
  const { upstream, token } = await openMember(origin, send, username);
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
  const session = (await postTo(`${origin}/games/slot/session`, { launch }, {})) as PlaySession;
  const authorization = `Bearer ${session.session}`;
  await postTo(`${origin}/games/slot/seeds`, { clientSeed: 'river', serverSeedHash: session.seeds.nextServerSeedHash }, { authorization });
  const acknowledged: Acknowledged[] = [];
  return {
    acknowledged,
    async play(over) {
      while (!over()) {
        const key = randomUUID();
        for (let done = false; !done && !over();) {
          try {
            const { round } = (await postTo(
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
