import { createWaiting } from '../../core/events/waiting.ts';
import { textStream } from '../../core/http/textStream.ts';
import type { Log } from '../../core/log.ts';
import type { RoomView } from './room.ts';
import type { RoomHands } from './roomHands.ts';

/** A page that is told of its room as it changes. */
export interface RoomFollower {
  readonly memberId: string;
  readonly view: () => Promise<Omit<RoomView, 'now'>>;
  /** Asked every few seconds: a session may have ended. */
  readonly mayFollow: () => Promise<boolean>;
}

/** Server-sent events of rooms. Undefined where there is no room for one more. */
export interface RoomStreams {
  follow(follower: RoomFollower): Response | undefined;
}

const mostStreams = 2_000;
const mostOfOne = 4;
/** What happens in another process is found by looking. */
const lookEvery = 700;
const heartBeat = 20_000;
const askAgainEvery = 5_000;
const longestStream = 15 * 60_000;

export interface RoomStreamParts {
  readonly roomHands: RoomHands;
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

export function createRoomStreams(parts: RoomStreamParts): RoomStreams {
  const { log, stopping } = parts;
  const open = new Map<string, number>();
  let streams = 0;
  return {
    follow(follower) {
      const { memberId } = follower;
      const ofOne = open.get(memberId) ?? 0;
      if (streams >= mostStreams || ofOne >= mostOfOne) return undefined;
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
