import { createWaiting } from '../../core/events/waiting.ts';
import { textStream } from '../../core/http/textStream.ts';
import type { Log } from '../../core/log.ts';
import type { ChatEntry, ChatLog } from './chatLog.ts';

/** A page's view of one thread, told as it grows. */
export interface ChatFollower {
  readonly threadId: string;
  /** The number that the page has; 0 for all of it. */
  readonly last: bigint;
  /** Names who follows, for the limit on streams of one. */
  readonly follower: string;
  /** Asked every few seconds: a session may have ended. */
  readonly mayFollow: () => Promise<boolean>;
  /** What the page is told of an entry. */
  readonly shown: (entry: ChatEntry) => object;
}

/** Server-sent events of what is said. Undefined where there is no room for one more. */
export interface ChatStreams {
  follow(follower: ChatFollower): Response | undefined;
}

const mostStreams = 2_000;
const mostOfOne = 4;
const batch = 200;
/** Another process's words are found by looking. */
const lookEvery = 500;
const heartBeat = 20_000;
const askAgainEvery = 5_000;
const longestStream = 15 * 60_000;

/** `last-event-id` of a reader that comes back, or `after` of its address. */
export function lastNumber(request: Request): bigint {
  const given = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after') ?? '';
  return /^\d{1,18}$/.test(given) ? BigInt(given) : 0n;
}

async function* frames(
  chatLog: ChatLog,
  { threadId, last: begun, mayFollow, shown }: ChatFollower,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const waiting = createWaiting({ onPosted: chatLog.onAdded, signal, lookEvery });
  let last = begun;
  let [quietFor, trustedFor] = [0, 0];
  try {
    // At once, so that a page knows that it is heard.
    yield ':\n\n';
    while (!signal.aborted) {
      if (trustedFor >= askAgainEvery) {
        if (!(await mayFollow())) return void (yield 'event: over\ndata: {}\n\n');
        trustedFor = 0;
      }
      const entries = await chatLog.after(threadId, last, batch);
      const newest = entries.at(-1);
      if (newest) {
        last = newest.number;
        quietFor = 0;
        yield entries.map((entry) => `id: ${entry.number}\ndata: ${JSON.stringify(shown(entry))}\n\n`).join('');
        if (entries.length === batch) continue;
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

export function createChatStreams({
  chatLog,
  log,
  stopping,
}: {
  readonly chatLog: ChatLog;
  readonly log: Log;
  readonly stopping: AbortSignal;
}): ChatStreams {
  const open = new Map<string, number>();
  let streams = 0;
  return {
    follow(follower) {
      const ofOne = open.get(follower.follower) ?? 0;
      if (streams >= mostStreams || ofOne >= mostOfOne) return undefined;
      streams += 1;
      open.set(follower.follower, ofOne + 1);
      const over = new AbortController();
      const signal = AbortSignal.any([over.signal, stopping, AbortSignal.timeout(longestStream)]);
      const onEnd = (): void => {
        if (over.signal.aborted) return;
        over.abort();
        streams -= 1;
        const left = (open.get(follower.follower) ?? 1) - 1;
        if (left > 0) open.set(follower.follower, left);
        else open.delete(follower.follower);
      };
      const onError = (error: unknown): void => log.error({ error }, 'a stream of a chat has broken off');
      return new Response(textStream(frames(chatLog, follower, signal), { onError, onEnd }), {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  };
}
