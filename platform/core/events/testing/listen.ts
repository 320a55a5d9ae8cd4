import { eventStream } from '#contract/system/events.ts';
import { headers } from '#contract/headers.ts';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';

/** A stream of events as a gateway reads it. */
export interface Listening {
  readonly status: number;
  /** The next `count` events; what comes behind them is kept for the next call. */
  next(count: number): Promise<readonly EventSourceMessage[]>;
  /** Comments so far: they say that the stream is well while nothing happens. */
  readonly heartBeats: number;
  /** Resolves when the operator has ended the stream. */
  readonly ended: Promise<void>;
  leave(): Promise<void>;
}

export interface ListenOptions {
  readonly lastId?: string | undefined;
  readonly key?: string;
  readonly peer?: string;
  readonly merchant?: string;
}

/** Listens through `fetch`, which is a platform's own or goes over a connection to `origin`. */
export async function listen(
  fetch: (address: string, init: RequestInit, peer?: string) => Promise<Response>,
  { lastId, key, peer, merchant = 'SAMPAN' }: ListenOptions = {},
  origin = '',
): Promise<Listening> {
  const head = {
    [headers.merchant]: merchant,
    ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    ...(key === undefined ? {} : { [headers.gatewayKey]: key }),
  };
  const response = await fetch(`${origin}${eventStream.path}`, { headers: head }, peer);
  let heartBeats = 0;
  const messages = response.body
    ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream({ onComment: () => void (heartBeats += 1) }))
    .getReader();
  return {
    status: response.status,
    async next(count) {
      const got: EventSourceMessage[] = [];
      while (got.length < count) {
        const { done, value } = (await messages?.read()) ?? { done: true, value: undefined };
        if (done || !value) throw new Error(`the stream ended behind ${got.length} of ${count} events`);
        got.push(value);
      }
      return got;
    },
    get heartBeats() {
      return heartBeats;
    },
    get ended() {
      return messages?.closed ?? Promise.resolve();
    },
    leave: async () => void (await messages?.cancel()),
  };
}
