import { eventReader } from './eventReader.ts';

export interface FollowedEvents<Said> {
  /** Address of the stream. */
  readonly address: string;
  /** What the page is known by, where no cookie says it. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Whatever the stream was answered with. */
  readonly onAnswer?: (answer: Pick<Response, 'headers'>) => void;
  readonly onSaid: (said: Said) => void;
  /** Whether there is a stream; `refusal` is the word that it was refused with, where there is one. */
  readonly onState: (isOnline: boolean, refusal?: string) => void;
  /** The right to read on is over. */
  readonly onOver?: () => void;
  /** The same where the page may go on without: what is read next is another stream, from its beginning, with numbers of its own. */
  readonly onLost?: () => void;
}

const shortestPause = 500;
const longestPause = 15_000;
/** Whoever was cut off together, as by a platform that is started anew, does not come back together. */
const spread = (milliseconds: number): number => milliseconds * (1 + Math.random() / 2);
/** The server says something at least every twenty seconds. */
const silence = 45_000;

/** A stream that the server has not opened. */
class StreamRefusal extends Error {
  readonly code: string | undefined;
  constructor(status: number, body: unknown) {
    super(`the stream was answered with ${status}`);
    const { error } = (typeof body === 'object' && body !== null ? body : {}) as { readonly error?: unknown };
    this.code = typeof error === 'string' ? error : undefined;
  }
}

/**
 * Reads what is said, and comes back with the number of the last where the connection broke, so that nothing is missed or told twice.
 * While there is nothing to read yet it waits to be woken.
 */
export function followEvents<Said>({ address, headers = () => ({}), onAnswer, onSaid, onState, onOver, onLost }: FollowedEvents<Said>) {
  let last = '';
  let isBegun = false;
  let isOver = false;
  let wake: (() => void) | undefined;
  /** Woken since it asked last: the answer may be of before. */
  let isWoken = false;
  /** Milliseconds until it is asked for again. */
  let wait = shortestPause;

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const goOn = (): void => {
        clearTimeout(timer);
        window.removeEventListener('online', goOn);
        resolve();
      };
      const timer = setTimeout(goOn, milliseconds);
      wake = goOn;
      // There is a network again: who has been without one for long is not to wait on.
      window.addEventListener('online', goOn);
    });

  const end = (): void => {
    isOver = true;
    onOver?.();
  };
  const stopping = new AbortController();

  /** Resolves when the stream is over; false where there is none to read. */
  const readOnce = async (): Promise<boolean> => {
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, stopping.signal]);
    let timer = setTimeout(() => stop.abort(), silence);
    try {
      const answer = await fetch(address, {
        headers: { accept: 'text/event-stream', ...headers(), ...(last !== '' && { 'last-event-id': last }) },
        signal,
      });
      onAnswer?.(answer);
      if (answer.status === 204 || answer.status === 401) return false;
      if (!answer.ok || !answer.body) throw new StreamRefusal(answer.status, await answer.json().catch(() => undefined));
      onState(true);
      const read = eventReader();
      const decoder = new TextDecoder();
      const reader = answer.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return true;
        wait = shortestPause;
        clearTimeout(timer);
        timer = setTimeout(() => stop.abort(), silence);
        for (const { id, event, data } of read(decoder.decode(value, { stream: true }))) {
          if (event === 'over') return false;
          if (id !== '') last = id;
          onSaid(JSON.parse(data) as Said);
        }
      }
    } finally {
      clearTimeout(timer);
      // Also where it is left before its end: it would stay open beside the next one, and a page may have so many.
      stop.abort();
    }
  };

  const run = async (): Promise<void> => {
    while (!isOver) {
      isWoken = false;
      try {
        if (await readOnce()) wait = shortestPause;
        else if (onOver) return end();
        else {
          if (last !== '') onLost?.();
          last = '';
          // Nothing was said yet: the first message wakes it.
          if (isWoken) continue;
          wait = longestPause;
        }
      } catch (failure) {
        if (isOver) return;
        onState(false, failure instanceof StreamRefusal ? failure.code : undefined);
        wait = Math.min(longestPause, wait * 2);
      }
      await pause(spread(wait));
    }
  };

  return {
    begin(): void {
      if (isBegun) return;
      isBegun = true;
      void run();
    },
    wake(): void {
      isWoken = true;
      wake?.();
    },
    stop(): void {
      isOver = true;
      stopping.abort();
      wake?.();
    },
  };
}
