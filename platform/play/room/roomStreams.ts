import { createPageStreams } from '../../core/events/pageStreams.ts';
import type { Log } from '../../core/log.ts';
import { PlayRefusal } from '../round/playRefusal.ts';
import type { RoomView } from './room.ts';
import type { RoomHands } from './roomHands.ts';

/** A page that is told of its room as it changes. */
export interface RoomFollower {
  readonly memberId: string;
  readonly view: () => Promise<Omit<RoomView, 'now'>>;
  /** Asked every few seconds: a session may have ended. */
  readonly mayFollow: () => Promise<boolean>;
}

/** Server-sent events of rooms. Throws `PlayRefusal` where there is no place for one more: too_many_pages of the member's own, else rooms_full. */
export interface RoomStreams {
  follow(follower: RoomFollower): Response;
}

const usualMost = { ofAll: 2_000, ofOne: 4 };
/** What happens in another process is found by looking. */
const lookEvery = 700;

export interface RoomStreamParts {
  readonly roomHands: Pick<RoomHands, 'onChanged'>;
  readonly clock: { now(): number };
  readonly log: Log;
  readonly stopping: AbortSignal;
}

export function createRoomStreams(
  { roomHands, clock, log, stopping }: RoomStreamParts,
  most: Readonly<typeof usualMost> = usualMost,
): RoomStreams {
  const streams = createPageStreams({
    onPosted: roomHands.onChanged,
    lookEvery,
    most,
    onError: (error) => log.error({ error }, 'the stream of a room has broken off'),
    stopping,
  });
  return {
    follow({ memberId, view, mayFollow }) {
      let told = '';
      const news = async () => {
        const shown = await view();
        const now = JSON.stringify(shown);
        const isTold = now === told;
        told = now;
        return { text: isTold ? '' : `data: ${JSON.stringify({ ...shown, now: clock.now() })}\n\n`, hasMore: false };
      };
      const stream = streams.follow({ follower: memberId, mayFollow, news });
      if (stream === 'ofOne') throw new PlayRefusal('too_many_pages');
      if (stream === 'ofAll') throw new PlayRefusal('rooms_full');
      return stream;
    },
  };
}
