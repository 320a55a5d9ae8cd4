import { createWaiting } from '../../core/events/waiting.ts';
import { textStream } from '../../core/http/textStream.ts';
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

const usualMost = { streams: 2_000, ofOne: 4 };
/** What happens in another process is found by looking. */
const lookEvery = 700;
const heartBeat = 20_000;
const askAgainEvery = 5_000;
const longestStream = 15 * 60_000;

export interface RoomStreamParts {
  readonly roomHands: Pick<RoomHands, 'onChanged'>;
  readonly clock: { now(): number };
  readonly log: Log;
  readonly stopping: AbortSignal;
}

async function* frames(
  { roomHands, clock }: RoomStreamParts,
  { view, mayFollow }: RoomFollower,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const waiting = createWaiting({ onPosted: roomHands.onChanged, signal, lookEvery });
  let told = '';
  let [quietFor, trustedFor] = [0, 0];
  try {
    while (!signal.aborted) {
      if (trustedFor >= askAgainEvery) {
        if (!(await mayFollow())) return void (yield 'event: over\ndata: {}\n\n');
        trustedFor = 0;
      }
      const shown = await view();
      const text = JSON.stringify(shown);
      if (text !== told) {
        told = text;
        quietFor = 0;
        yield `data: ${JSON.stringify({ ...shown, now: clock.now() })}\n\n`;
      }
      if (quietFor >= heartBeat) {
        quietFor = 0;
        yield ':\n\n';
      }
      await waiting.wait();
      quietFor += lookEvery;
      trustedFor += lookEvery;
    }
  } finally {
    waiting.off();
  }
}

export function createRoomStreams(parts: RoomStreamParts, most: Readonly<typeof usualMost> = usualMost): RoomStreams {
  const { log, stopping } = parts;
  const open = new Map<string, number>();
  let streams = 0;
  return {
    follow(follower) {
      const { memberId } = follower;
      const ofOne = open.get(memberId) ?? 0;
      if (ofOne >= most.ofOne) throw new PlayRefusal('too_many_pages');
      if (streams >= most.streams) throw new PlayRefusal('rooms_full');
      streams += 1;
      open.set(memberId, ofOne + 1);
      const over = new AbortController();
      const signal = AbortSignal.any([over.signal, stopping, AbortSignal.timeout(longestStream)]);
      const onEnd = (): void => {
        if (over.signal.aborted) return;
        over.abort();
        streams -= 1;
        const left = (open.get(memberId) ?? 1) - 1;
        if (left > 0) open.set(memberId, left);
        else open.delete(memberId);
      };
      const onError = (error: unknown): void => log.error({ error }, 'the stream of a room has broken off');
      return new Response(textStream(frames(parts, follower, signal), { onError, onEnd }), {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      });
    },
  };
}
