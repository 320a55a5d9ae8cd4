import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { eventShapes } from '../contract/system/events.ts';
import type { Log } from '../log.ts';
import { isMemberEvent, type MemberEvent } from '../upstream/eventReader.ts';

/** `undefined`: what came by is no event that this gateway knows. */
type Told = CustomEvent<MemberEvent | undefined>;

/** Where events are handed over, on a channel for each member of the brand. Written out: `sampan/testing` names it, whose types need those of no server. */
export interface EventTargetOfMembers {
  addEventListener(channel: string, listener: (told: Told) => void): void;
  removeEventListener(channel: string, listener: (told: Told) => void): void;
  dispatchEvent(told: Told): boolean;
}

/**
 * Hands events over in this process and, where there is one, by what is shared with other gateways. Every gateway reads the operator's
 * stream by itself, so none depends on what is shared: it only fills in while a gateway's own stream is broken. So events
 * come several times; their ids tell.
 */
export function createFanOut(shared: EventTargetOfMembers | undefined): EventTargetOfMembers {
  const local = new EventTarget() as EventTargetOfMembers;
  if (!shared) return local;
  return {
    addEventListener(...args) {
      local.addEventListener(...args);
      shared.addEventListener(...args);
    },
    removeEventListener(...args) {
      local.removeEventListener(...args);
      shared.removeEventListener(...args);
    },
    dispatchEvent(event) {
      local.dispatchEvent(event);
      return shared.dispatchEvent(event);
    },
  };
}

export interface RedisEvents {
  readonly sharedEvents: EventTargetOfMembers;
  close(): void;
}

const named = z.object({ type: z.string(), id: z.number().int() });

/** What other gateways have handed over. Whoever else writes there, or a version to come, must not end this process by what cannot be read. */
function eventIn(text: string, log: Log): MemberEvent | undefined {
  try {
    const given: unknown = JSON.parse(text);
    const { type, id } = named.parse(given);
    return isMemberEvent(type) ? ({ ...eventShapes[type].parse(given), id, type } as MemberEvent) : undefined;
  } catch (error) {
    // Not the error itself: a syntax error repeats the text that it could not read.
    log.warn(
      { reason: error instanceof z.ZodError ? 'it has another shape' : 'it is no JSON' },
      'what came by Redis is no event, and is passed over',
    );
    return undefined;
  }
}

const commands = ['publish', 'subscribe', 'unsubscribe'] as const;

/** The event target waits for no command: one that fails would reject into nobody's hands, and end the process. */
function neverReject(client: Redis): void {
  for (const name of commands) {
    const command = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(client, { [name]: (...given: unknown[]) => command(...given).catch(() => 0) });
  }
}

/** One line for each reason why it is away, and one when it is back: it is tried again every two seconds or sooner, and by two clients, whose reasons change by turns. */
function tellOfOutages(clients: readonly Redis[], log: Log): void {
  const told = new Set<string>();
  for (const client of clients) {
    client.on('error', (err: Error) => {
      if (!told.has(err.message)) log.warn({ err }, 'Redis cannot be reached: each gateway hears of the operator alone');
      told.add(err.message);
    });
    client.on('ready', () => {
      if (told.size === 0 || clients.some(({ status }) => status !== 'ready')) return;
      log.warn('Redis is back');
      told.clear();
    });
  }
}

/** By Redis at `url`. While it is away, nothing is handed over, and nothing waits for it. */
export async function connectRedisEvents(url: string, log: Log): Promise<RedisEvents> {
  const { Redis: Client } = await import('ioredis');
  // While Redis is away, events are not kept for later; channels are subscribed to once it is back.
  const publishClient = new Client(url, { enableOfflineQueue: false });
  // Asked whether it is ready, a connection that listens already answers nothing that its client can read: it was made anew, and no longer listened.
  const subscribeClient = new Client(url, { maxRetriesPerRequest: null, enableReadyCheck: false });
  const clients = [publishClient, subscribeClient];
  clients.forEach(neverReject);
  tellOfOutages(clients, log);
  const serializer = { stringify: (event: unknown) => JSON.stringify(event), parse: (text: string) => eventIn(text, log) };
  const sharedEvents = createRedisEventTarget({ publishClient, subscribeClient, serializer }) as EventTargetOfMembers;
  return { sharedEvents, close: () => clients.forEach((client) => client.disconnect()) };
}
