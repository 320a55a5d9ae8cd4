import { createPageStreams } from '../../core/events/pageStreams.ts';
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

interface ChatStreamParts {
  readonly chatLog: ChatLog;
  readonly log: Log;
  readonly stopping: AbortSignal;
}

const most = { ofAll: 2_000, ofOne: 4 };
const batch = 200;
/** Another process's words are found by looking. */
const lookEvery = 500;

/** `last-event-id` of a reader that comes back, or `after` of its address. */
export function lastNumber(request: Request): bigint {
  const given = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after') ?? '';
  return /^\d{1,18}$/.test(given) ? BigInt(given) : 0n;
}

export function createChatStreams({ chatLog, log, stopping }: ChatStreamParts): ChatStreams {
  const streams = createPageStreams({
    onPosted: chatLog.onAdded,
    lookEvery,
    most,
    onError: (error) => log.error({ error }, 'a stream of a chat has broken off'),
    stopping,
  });
  return {
    follow({ threadId, last: begun, follower, mayFollow, shown }) {
      let last = begun;
      const news = async () => {
        const entries = await chatLog.after(threadId, last, batch);
        last = entries.at(-1)?.number ?? last;
        return {
          text: entries.map((entry) => `id: ${entry.number}\ndata: ${JSON.stringify(shown(entry))}\n\n`).join(''),
          hasMore: entries.length === batch,
        };
      };
      const stream = streams.follow({ follower, mayFollow, news, isGreeted: true });
      return typeof stream === 'string' ? undefined : stream;
    },
  };
}
