import type { PlayedRound, RotatedSeeds, Round, Seeds } from '../../round/round.ts';
import { inTurn } from './inTurn.ts';
import { type PlayApi, PlayFault, PlayRefusal } from './playApi.ts';
import type { Refused } from './refusalText.ts';
import { retryUntilAnswered, type Wait } from './retryUntilAnswered.ts';

export interface RoundCallsParts<Played extends Round> {
  readonly api: Pick<PlayApi<unknown, Played>, 'seen' | 'seeds' | 'changeSeeds'>;
  readonly wait: Wait;
  /** Bearer credential. */
  readonly session: string;
  /** As the page shows them. */
  seeds(): Seeds;
  /** The seed that a player gives who has given none yet. */
  firstSeed(): string;
  onSeeds(seeds: Seeds): void;
  /** A round waits for its turn: another page of the player has just begun one. */
  onEarly(): void;
  /** The server has said that the session is over; it may say so again. */
  onSessionOver(): void;
}

export interface RoundCalls<Played extends Round> {
  /** Asks for a round, by a call whose key is fixed, and never gives up on a lost answer. Null where the session is over. */
  ask(play: () => Promise<PlayedRound<Played>>): Promise<PlayedRound<Played> | Refused | null>;
  /** The round was shown to its end: the next one waits until the server knows. */
  reportSeen(round: Round): void;
  /** Gives a seed for the hash that the page shows. Throws `PlayRefusal` or `PlayFault`; what the seeds are by then was told. */
  changeSeeds(clientSeed: string): Promise<RotatedSeeds>;
}

/** `seen` is a courtesy to the next visit; after these attempts the round is simply shown once more. */
const seenAttempts = 4;
const seedAttempts = 4;

const isRefused = (failure: unknown, code: string): boolean => failure instanceof PlayRefusal && failure.code === code;
const isSessionOver = (failure: unknown): boolean => isRefused(failure, 'session_over');

/** What every game that is played here against the house says to the server, in its order: seeds before the first round, and what was shown before the next. */
export const createRoundCalls = <Played extends Round>(parts: RoundCallsParts<Played>): RoundCalls<Played> => {
  const { api, wait, session } = parts;
  let seen: Promise<void> = Promise.resolve();

  const reportSeen = async (round: Round): Promise<void> => {
    try {
      await retryUntilAnswered(() => api.seen(session, round.id), wait, seenAttempts);
    } catch (failure) {
      if (isSessionOver(failure)) parts.onSessionOver();
    }
  };
  const giveSeed = async (clientSeed: string): Promise<RotatedSeeds> => {
    const { nextServerSeedHash } = parts.seeds();
    try {
      const rotated = await inTurn(
        () => retryUntilAnswered(() => api.changeSeeds(session, clientSeed, nextServerSeedHash), wait, seedAttempts),
        wait,
      );
      parts.onSeeds(rotated.seeds);
      return rotated;
    } catch (failure) {
      // Another page of the player was faster: its seed is in use, and another hash stands.
      if (isRefused(failure, 'seeds_changed')) parts.onSeeds(await api.seeds(session));
      throw failure;
    }
  };
  /** No round is played before the player's first seed, and that is given only now, when the hash has long been on the page. */
  const giveFirstSeed = async (): Promise<void> => {
    try {
      await giveSeed(parts.firstSeed());
    } catch (failure) {
      if (!isRefused(failure, 'seeds_changed')) throw failure;
    }
  };

  return {
    ask: async (play) => {
      try {
        await seen;
        if (parts.seeds().inUse === null) await giveFirstSeed();
        return await inTurn(
          () => retryUntilAnswered(play, wait),
          wait,
          () => parts.onEarly(),
        );
      } catch (failure) {
        if (isSessionOver(failure)) {
          parts.onSessionOver();
          return null;
        }
        // A lost round is asked for until it is answered: what was lost here is the seed before it.
        return failure instanceof PlayRefusal ? failure : { code: failure instanceof PlayFault ? 'no_answer' : 'unknown' };
      }
    },
    reportSeen: (round) => {
      seen = reportSeen(round);
    },
    changeSeeds: async (clientSeed) => {
      try {
        await seen;
        return await giveSeed(clientSeed);
      } catch (failure) {
        if (isSessionOver(failure)) parts.onSessionOver();
        throw failure;
      }
    },
  };
};
