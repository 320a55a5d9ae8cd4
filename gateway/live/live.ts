import type { MemberEventType } from '#contract/system/events.ts';
import type { Clock } from '../clock.ts';
import { createEventReader, type EventReaderParts, type MemberEvent } from '../upstream/eventReader.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createFanOut, type EventTargetOfMembers } from './sharedEvents.ts';

/** Fields that are followed, each named as the kind of event that it is told of; each has streams of its own. */
export type LiveField = Exclude<MemberEventType, 'session'>;

/**
 * What a live field is told of a member: the events of its own kind, and `session`. `look`: what is known may be old, or the session may have ended, so ask; the first of every
 * stream, and one every minute. `full`: there is no room for this stream any more; the last of a stream.
 */
export type LiveUpdate<Field extends LiveField = LiveField> =
  | Extract<MemberEvent, { readonly type: Field | 'session' }>
  | { readonly type: 'look' }
  | { readonly type: 'full' };

/** What happens to members, for as long as somebody follows it. */
export interface Live {
  /** Follows one member for one field, until the reader leaves, `signal` says so, or the gateway stops. Each event comes once, in the operator's order. */
  follow<Field extends LiveField>(memberId: string, field: Field, signal?: AbortSignal): AsyncIterableIterator<LiveUpdate<Field>>;
  /** Ends every stream; who follows from now on is ended at once. */
  close(): void;
}

export interface LiveMetrics {
  streams(count: number): void;
  told(type: LiveUpdate['type']): void;
  upstream(isOpen: boolean): void;
}

export interface LiveParts extends Pick<EventReaderParts, 'openStream' | 'origin' | 'merchant' | 'gatewayKey' | 'random' | 'log'> {
  readonly clock: Clock;
  readonly metrics: LiveMetrics;
  /** Hands events to other gateways, and theirs to this one; left out, there are no others. */
  readonly sharedEvents?: EventTargetOfMembers | undefined;
}

/** A stream of each field for each of a person's browsers, and for all of them: a process has room for so many connections. */
export const liveLimits = { perMember: 5, inAll: 10_000 } as const;
/** Milliseconds after which a session is looked at again. */
const lookEvery = 60_000;
const tickEvery = 1_000;
/** The operator's stream stays open for so long after the last reader: a page that is reloaded is back in a second. */
const lingerFor = 30_000;
/** Ids that an event is recognized by where it comes twice, by different gateways. */
const maxRemembered = 64;

interface Stream extends Mailbox<LiveUpdate> {
  readonly field: LiveField;
  lookAt: number;
}

/** Everybody who follows one member. */
interface Following {
  readonly streams: Set<Stream>;
  /** Ids of what they were told. */
  readonly seen: Set<number>;
  stop(): void;
}

const look: LiveUpdate = { type: 'look' };

export function createLive(parts: LiveParts): Live {
  const { clock, merchant, random, metrics } = parts;
  /** Several brands may share a Redis. Yoga's `subscribe` is not used: it throws, into nobody's hands, where more than 1,024 events come in one go. */
  const channelOf = (memberId: string): string => `${merchant}:member:${memberId}`;
  const target = createFanOut(parts.sharedEvents);
  const members = new Map<string, Following>();
  let count = 0;
  let isClosed = false;
  let ticking: NodeJS.Timeout | undefined;
  let lingering: NodeJS.Timeout | undefined;

  /** Streams that begin together do not go on asking together. */
  const nextLook = (): number => clock.now() + lookEvery * (0.75 + random.fraction() / 2);
  const everybody = function* (): Generator<Stream> {
    for (const { streams } of members.values()) yield* streams;
  };
  const reader = createEventReader({
    ...parts,
    onEvent: (event) => void target.dispatchEvent(new CustomEvent(channelOf(event.memberId), { detail: event })),
    // Each of them asks the operator: many are spread over five seconds. Behind a gap ids may begin anew.
    onGap: () => {
      for (const { seen } of members.values()) seen.clear();
      for (const stream of everybody())
        stream.lookAt = Math.min(stream.lookAt, clock.now() + (count > 100 ? random.fraction() * 5_000 : 0));
      tick();
    },
    onState: metrics.upstream,
  });

  const tick = (): void => {
    const now = clock.now();
    for (const stream of everybody()) {
      if (stream.lookAt > now) continue;
      stream.lookAt = nextLook();
      tell(stream, look);
    }
  };
  const tell = (stream: Stream, news: LiveUpdate): void => {
    metrics.told(news.type);
    stream.put(news);
  };

  const followMember = (memberId: string): Following => {
    const streams = new Set<Stream>();
    const seen = new Set<number>();
    const listener = ({ detail: event }: CustomEvent<MemberEvent | undefined>): void => {
      if (!event || seen.has(event.id)) return;
      seen.add(event.id);
      if (seen.size > maxRemembered) for (const oldest of seen.values().take(1)) seen.delete(oldest);
      for (const stream of streams) if (event.type === stream.field || event.type === 'session') tell(stream, event);
    };
    target.addEventListener(channelOf(memberId), listener);
    return { streams, seen, stop: () => target.removeEventListener(channelOf(memberId), listener) };
  };

  const leave = (memberId: string, stream: Stream): void => {
    const following = members.get(memberId);
    if (!following?.streams.delete(stream)) return;
    count -= 1;
    metrics.streams(count);
    if (following.streams.size === 0) {
      following.stop();
      members.delete(memberId);
    }
    if (count > 0) return;
    clearInterval(ticking);
    ticking = undefined;
    lingering = setTimeout(reader.stop, lingerFor).unref();
  };

  return {
    follow<Field extends LiveField>(memberId: string, field: Field, signal?: AbortSignal) {
      const stream: Stream = Object.assign(
        createMailbox<LiveUpdate>(look, () => leave(memberId, stream)),
        { field, lookAt: nextLook() },
      );
      if (isClosed || count >= liveLimits.inAll) {
        if (!isClosed) tell(stream, { type: 'full' });
        stream.close();
        return stream as AsyncIterableIterator<LiveUpdate<Field>>;
      }
      const following = members.get(memberId) ?? followMember(memberId);
      // The oldest makes room: it may well belong to a browser that has gone without a word.
      const alike = [...following.streams].filter((each) => each.field === field);
      const [oldest] = alike;
      if (oldest && alike.length >= liveLimits.perMember) {
        leave(memberId, oldest);
        tell(oldest, { type: 'full' });
        oldest.close();
      }
      members.set(memberId, following);
      following.streams.add(stream);
      count += 1;
      metrics.streams(count);
      clearTimeout(lingering);
      reader.start();
      ticking ??= setInterval(tick, tickEvery).unref();
      tell(stream, look);
      signal?.addEventListener('abort', () => void stream.return?.(), { once: true });
      if (signal?.aborted) void stream.return?.();
      // Nothing but news of this field is told to it.
      return stream as AsyncIterableIterator<LiveUpdate<Field>>;
    },
    close() {
      isClosed = true;
      clearTimeout(lingering);
      clearInterval(ticking);
      reader.stop();
      // A copy: each stream that closes takes itself out of the collection.
      const streams = Array.from(everybody());
      for (const stream of streams) stream.close();
    },
  };
}
