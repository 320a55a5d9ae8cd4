import type { RoomView, ShowingHand } from '../../../room/room.ts';
import { PlayRefusal } from '../../kit/playApi.ts';
import { retryUntilAnswered, type Wait } from '../../kit/retryUntilAnswered.ts';
import type { CommittedSeeds } from './committedSeeds.ts';
import type { RoomApi } from './roomApi.ts';

interface WordShowingParts {
  readonly rooms: Pick<RoomApi, 'show'>;
  readonly promised: CommittedSeeds;
  readonly wait: Wait;
  /** Told of the room of the hand, once its word is shown. */
  onShown(view: RoomView): void;
  /** The word was not taken, or nobody answered. */
  onFailed(): void;
}

/** Shows the words that this page has promised, in whatever room, once all seats are taken: nobody has to press for it. */
export interface WordShowing {
  /** Shows the word of the own seat, where the hand waits for it. */
  answer(hand: ShowingHand | null): void;
  /** Whether the hand waits for a word that this page does not have. */
  isElsewhere(hand: ShowingHand | null): boolean;
}

const attempts = 6;

const isAsked = ({ seats }: ShowingHand): boolean => seats.some(({ isOwn, hasShown }) => isOwn && !hasShown);

export function createWordShowing({ rooms, promised, wait, onShown, onFailed }: WordShowingParts): WordShowing {
  /** The hand whose word is being shown. */
  let underWay = '';
  /** The hand for which the word of this page was refused. */
  let notPromised = '';

  const show = async ({ id, roomId, serverSeedHash }: ShowingHand): Promise<void> => {
    const word = promised.of(serverSeedHash);
    if (word === undefined || underWay === id || notPromised === id) return;
    underWay = id;
    try {
      onShown(await retryUntilAnswered(() => rooms.show(roomId, word), wait, attempts));
    } catch (failure) {
      // The next thing that is told of the room tries again.
      underWay = '';
      if (failure instanceof PlayRefusal && failure.code === 'word_not_promised') notPromised = id;
      onFailed();
    }
  };

  return {
    answer(hand) {
      if (hand && isAsked(hand)) void show(hand);
    },
    isElsewhere: (hand) => hand !== null && isAsked(hand) && (hand.id === notPromised || promised.of(hand.serverSeedHash) === undefined),
  };
}
