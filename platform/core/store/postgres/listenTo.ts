import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../../log.ts';

/** Calls that come from whatever process writes to a store. */
export interface Signals {
  /** Whether calls come: while they do not, one has to look by oneself. */
  readonly isHeard: boolean;
  /** Tells of every call, and of every time that some may have been missed; the answered function ends that. */
  onSignal(listener: () => void): () => void;
}

/** Milliseconds before a connection that was lost is opened again. */
const patience = 1_000;

/** Listens on a channel of a PostgreSQL database, on a connection of its own, until it is stopped. One that is lost is opened again. */
export function listenTo(url: string, channel: string, log: Log): Signals & { stop(): Promise<void> } {
  const listeners = new Set<() => void>();
  const stopping = new AbortController();
  const tell = (): void => listeners.forEach((listener) => listener());
  let client: Client | undefined;
  let isHeard = false;

  const listenOnce = async (): Promise<void> => {
    const own = new Client({ connectionString: url, keepAlive: true });
    client = own;
    const lost = new Promise<void>((resolve) => {
      own.on('error', () => resolve());
      own.on('end', resolve);
    });
    try {
      await own.connect();
      own.on('notification', tell);
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      isHeard = true;
      tell();
      await lost;
    } finally {
      isHeard = false;
      await own.end().catch(() => undefined);
    }
  };
  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ error, channel }, 'calls of the database are not heard: it is looked at by the clock meanwhile');
      });
      tell();
      await setTimeout(patience, undefined, { signal: stopping.signal }).catch(() => undefined);
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
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
}
