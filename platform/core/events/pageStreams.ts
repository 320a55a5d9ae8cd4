import { textStream } from '../http/textStream.ts';
import { createPostedSignal } from './postedSignal.ts';

/** A page that is told of something for as long as it is open. */
export interface PageFollower {
  /** Names who follows, for the limit on streams of one. */
  readonly follower: string;
  /** Asked every few seconds: a session may have ended. */
  readonly mayFollow: () => Promise<boolean>;
  /** What there is to tell since it was asked last, as text of server-sent events; empty for nothing. `hasMore` has it asked again at once. */
  readonly news: () => Promise<{ readonly text: string; readonly hasMore: boolean }>;
  /** Begins with a comment, so that a page knows at once that it is heard. */
  readonly isGreeted?: boolean;
}

/** Streams of server-sent events to pages. */
export interface PageStreams {
  /** `ofOne` where this follower has as many streams as one may have, `ofAll` where there are as many as there may be. */
  follow(page: PageFollower): Response | 'ofOne' | 'ofAll';
}

export interface PageStreamParts {
  /** Tells that there may be news; what another process did is found by looking. */
  readonly onPosted: (listener: () => void) => () => void;
  /** Milliseconds between two looks. */
  readonly lookEvery: number;
  readonly most: { readonly ofOne: number; readonly ofAll: number };
  readonly onError: (error: unknown) => void;
  /** Ends every stream, as the platform stops. */
  readonly stopping: AbortSignal;
}

const heartBeat = 20_000;
const askAgainEvery = 5_000;
const longestStream = 15 * 60_000;
const comment = ':\n\n';

async function* frames(
  { onPosted, lookEvery }: PageStreamParts,
  { mayFollow, news, isGreeted = false }: PageFollower,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const waiting = createPostedSignal({ onPosted, signal, lookEvery });
  let [quietFor, trustedFor] = [0, 0];
  try {
    if (isGreeted) yield comment;
    while (!signal.aborted) {
      if (trustedFor >= askAgainEvery) {
        if (!(await mayFollow())) return void (yield 'event: over\ndata: {}\n\n');
        trustedFor = 0;
      }
      const { text, hasMore } = await news();
      if (text !== '') {
        quietFor = 0;
        yield text;
      }
      if (hasMore) continue;
      if (quietFor >= heartBeat) {
        quietFor = 0;
        yield comment;
      }
      await waiting.wait();
      quietFor += lookEvery;
      trustedFor += lookEvery;
    }
  } finally {
    waiting.off();
  }
}

export function createPageStreams(parts: PageStreamParts): PageStreams {
  const { most, onError, stopping } = parts;
  const open = new Map<string, number>();
  let streams = 0;
  return {
    follow(page) {
      const { follower } = page;
      const ofOne = open.get(follower) ?? 0;
      if (ofOne >= most.ofOne) return 'ofOne';
      if (streams >= most.ofAll) return 'ofAll';
      streams += 1;
      open.set(follower, ofOne + 1);
      const over = new AbortController();
      const signal = AbortSignal.any([over.signal, stopping, AbortSignal.timeout(longestStream)]);
      const onEnd = (): void => {
        if (over.signal.aborted) return;
        over.abort();
        streams -= 1;
        const left = (open.get(follower) ?? 1) - 1;
        if (left > 0) open.set(follower, left);
        else open.delete(follower);
      };
      return new Response(textStream(frames(parts, page, signal), { onError, onEnd }), {
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
