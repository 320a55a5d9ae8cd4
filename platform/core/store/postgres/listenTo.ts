import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../../log.ts';
import { connectionWait, networkAllowance } from './timeouts.ts';

/** Calls that come from whatever process writes to a store. */
export interface Signals {
  /** Whether calls come: while they do not, one has to look by oneself. */
  readonly isHeard: boolean;
  /** Tells of every call, and of every time that some may have been missed; the answered function ends that. */
  onSignal(listener: () => void): () => void;
}

/** Milliseconds before a connection that was lost is opened again. */
const reopenAfter = 1_000;
/** Failures in a row after which it is told, and how many pass until it is told again: the first may be of a database that has just gone, which is told by itself. */
const [toldAfter, toldEvery] = [2, 60];
/** Milliseconds that a server has to say farewell. */
const farewellWait = 1_000;
/** Milliseconds between two questions whether the server is there, and that it has to answer. */
const usualTimes = { askEvery: 10_000, answerIn: networkAllowance };

/**
 * Listens on a channel of a PostgreSQL database, on a connection of its own, until it is stopped. One that is lost is opened again. A server that
 * has gone without a word sounds like one that has nothing to tell: it is asked now and then.
 */
export function listenTo(
  url: string,
  channel: string,
  log: Log,
  { askEvery, answerIn }: Readonly<typeof usualTimes> = usualTimes,
): Signals & { stop(): Promise<void> } {
  const listeners = new Set<() => void>();
  const stopping = new AbortController();
  const tell = (): void => listeners.forEach((listener) => listener());
  let leave: (() => Promise<void>) | undefined;
  let isHeard = false;
  let failures = 0;

  /** Rejects once the server does not answer, or nobody listens any more. */
  const unanswered = async (own: Client): Promise<never> => {
    for (;;) {
      await setTimeout(askEvery, undefined, { signal: stopping.signal });
      await own.query('select');
    }
  };
  const listenOnce = async (): Promise<void> => {
    const socket = new Socket();
    const own = new Client({
      connectionString: url,
      stream: () => socket,
      query_timeout: answerIn,
      connectionTimeoutMillis: connectionWait,
    });
    const end = async (): Promise<void> => {
      const farewell = globalThis.setTimeout(() => socket.destroy(), farewellWait);
      await own.end().catch(() => undefined);
      clearTimeout(farewell);
    };
    leave = end;
    const lost = new Promise<void>((resolve) => {
      own.on('error', () => resolve());
      own.on('end', resolve);
    });
    try {
      await own.connect();
      own.on('notification', tell);
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      isHeard = true;
      failures = 0;
      tell();
      await Promise.race([lost, unanswered(own)]);
    } finally {
      isHeard = false;
      await end();
    }
  };
  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        failures += 1;
        if (!stopping.signal.aborted && failures % toldEvery === toldAfter)
          log.warn({ error, channel }, 'calls of the database are not heard: it is looked at by the clock meanwhile');
      });
      tell();
      await setTimeout(reopenAfter, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    get isHeard() {
      return isHeard;
    },
    onSignal(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      stopping.abort();
      await leave?.();
      await listening;
    },
  };
}
