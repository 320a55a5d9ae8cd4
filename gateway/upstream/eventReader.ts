import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { z } from 'zod';
import { answerCap } from '../contract/answerCap.ts';
import { headers } from '../contract/headers.ts';
import { eventShapes, eventStream, type MemberEventType } from '../contract/system/events.ts';
import type { Log } from '../log.ts';
import type { Random } from '../random.ts';
import { loggableCode } from './answers/loggableCode.ts';
import type { OpenStream } from './transport/openStream.ts';

/** Something that happened to a member, as the operator tells it. */
export type MemberEvent = {
  readonly [Type in MemberEventType]: z.output<(typeof eventShapes)[Type]> & { readonly id: number; readonly type: Type };
}[MemberEventType];

export interface EventReaderParts {
  /** Left out, nothing is ever told. */
  readonly openStream: OpenStream | undefined;
  readonly origin: string;
  readonly merchant: string;
  readonly gatewayKey?: (() => string) | undefined;
  readonly random: Random;
  readonly log: Log;
  readonly onEvent: (event: MemberEvent) => void;
  /** What happened before this moment may have gone unheard: whatever is shown has to be asked for anew. */
  readonly onGap: () => void;
  /** Whether the operator is heard at this moment. */
  readonly onState: (isOpen: boolean) => void;
}

/** The one stream of events of this process. */
export interface EventReader {
  /** Begins to read, where nobody does, and goes on over broken connections. */
  start(): void;
  stop(): void;
}

const firstPause = 250;
const longestPause = 15_000;
const idShape = /^\d{1,15}$/;

export const isMemberEvent = (type: string): type is MemberEventType =>
  type !== 'open' && type !== 'reset' && Object.hasOwn(eventShapes, type);

/** Not by its own error: that repeats the text that it could not read. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('an event of the operator is no JSON');
  }
}

/** Reads the operator's events from the moment it is started, each once: after a break it goes on behind the last one. */
export function createEventReader(parts: EventReaderParts): EventReader {
  const { openStream, origin, merchant, gatewayKey, random, log, onEvent, onGap, onState } = parts;
  let running: AbortController | undefined;

  const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
    });

  const read = async (open: OpenStream, signal: AbortSignal): Promise<void> => {
    let lastId: string | undefined;
    let failures = 0;
    let isHeard = false;
    const take = ({ id, event: type = '', data }: EventSourceMessage): void => {
      if (id === undefined || !idShape.test(id)) throw new Error('an event of the operator has no id');
      failures = 0;
      isHeard = true;
      const isGap = type === 'reset' || (type === 'open' && lastId === undefined);
      lastId = id;
      if (type === 'open' || type === 'reset') onState(true);
      if (isGap) onGap();
      if (!isMemberEvent(type)) return;
      const parsed = eventShapes[type].safeParse(dataOf(data));
      if (!parsed.success)
        throw new Error(`an event of the operator does not fit at ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
      onEvent({ ...parsed.data, id: Number(id), type } as MemberEvent);
    };
    const readOnce = async (): Promise<void> => {
      isHeard = false;
      const key = gatewayKey?.();
      const { status, text } = await open({
        origin,
        path: eventStream.path,
        headers: {
          accept: 'text/event-stream',
          [headers.merchant]: merchant,
          ...(key === undefined ? {} : { [headers.gatewayKey]: key }),
          ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
        },
        signal,
      });
      const parser = createParser({
        maxBufferSize: answerCap,
        onError: ({ type }) => {
          // From there on nothing is read. Asked for what followed the last event, the operator would say the same again.
          if (type === 'max-buffer-size-exceeded') lastId = undefined;
        },
        onEvent: (message) => {
          try {
            take(message);
          } catch (error) {
            // One bad event costs that one: the next may well be sound.
            log.error({ err: error, event: loggableCode(message.event ?? '') }, 'an event of the operator cannot be read');
          }
        },
      });
      for await (const piece of text) {
        if (status !== 200) throw new Error(`the event stream is answered with status ${status}`);
        parser.feed(piece);
      }
      if (status !== 200) throw new Error(`the event stream is answered with status ${status}`);
      if (!isHeard) throw new Error('the event stream ended before it told anything');
    };
    while (!signal.aborted) {
      try {
        await readOnce();
      } catch (error) {
        failures += 1;
        // One break alone is what a restart looks like, and is not logged.
        if (failures === 2 && !signal.aborted) log.warn({ err: error }, 'the events of the operator cannot be read; it is tried again');
      }
      onState(false);
      const longest = Math.min(longestPause, firstPause * 2 ** failures);
      await pause(longest * (0.5 + random.fraction() / 2), signal);
    }
  };

  return {
    start() {
      if (running || !openStream) return;
      running = new AbortController();
      void read(openStream, running.signal);
    },
    stop() {
      running?.abort();
      running = undefined;
    },
  };
}
