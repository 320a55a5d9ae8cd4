import { commitTo } from '../../../family/drawStream.ts';
import type { RoomView } from '../../../room/room.ts';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';
import { retryUntilAnswered, type Wait } from '../../kit/retryUntilAnswered.ts';
import type { CommittedSeeds } from './committedSeeds.ts';
import type { RoomApi } from './roomApi.ts';

interface SeatTakingParts {
  readonly rooms: Pick<RoomApi, 'sit'>;
  readonly promised: CommittedSeeds;
  readonly wait: Wait;
  newKey(): string;
  /** The word that the player wants to give. */
  wordToGive(): string;
}

const attempts = 6;

/** Keeps a word for a hand, and answers the call that takes a seat in it by that word's hash: one call for one press. */
export const createSeatTaking =
  ({ rooms, promised, wait, newKey, wordToGive }: SeatTakingParts) =>
  (room: string, serverSeedHash: string): (() => Promise<RoomView>) => {
    // One key for one press: a repetition after a lost answer takes no second seat.
    const key = newKey();
    // Nor does a second press, after one whose answer was lost, promise another word.
    const before = promised.kept(serverSeedHash);
    const word = before ?? wordToGive();
    promised.keep(serverSeedHash, word);
    // Then a refusal, by whatever word, does not say that no seat was taken: its word will be asked for.
    let mayBeSeated = before !== undefined;
    const sit = (): Promise<RoomView> =>
      rooms.sit(room, commitTo(word), serverSeedHash, key).catch((failure: unknown) => {
        mayBeSeated ||= failure instanceof PlayFault;
        throw failure;
      });
    return async () => {
      try {
        return await retryUntilAnswered(sit, wait, attempts);
      } catch (failure) {
        if (failure instanceof PlayRefusal && !mayBeSeated) promised.forget(serverSeedHash);
        throw failure;
      }
    };
  };
