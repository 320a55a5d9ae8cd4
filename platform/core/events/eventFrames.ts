import type { z } from 'zod';
import { eventShapes, eventStream } from '#contract/system/events.ts';
import type { Event, Events } from './events.ts';
import type { EventFormatters } from './eventFormatters.ts';
import { createPostedSignal } from './postedSignal.ts';

export interface EventFramesParts {
  readonly formatters: EventFormatters;
  readonly events: Events;
  /** Tells that there may be something new; what tells nothing, such as another process, is found by looking. */
  readonly onPosted: (listener: () => void) => () => void;
  /** The last event that the reader has; undefined for one that begins now. */
  readonly lastId: bigint | undefined;
  readonly signal: AbortSignal;
}

/** Milliseconds between two looks at the store. */
const lookEvery = 250;
const batch = 500;

const frame = <Type extends keyof typeof eventShapes>(id: bigint, type: Type, data: z.input<(typeof eventShapes)[Type]>): string =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(eventShapes[type].parse(data))}\n\n`;

/** A newer platform on the same store may write kinds that this one does not know: they are told by name alone, so that no id is left out. */
const frameOf = (formatters: EventFormatters, event: Event): string =>
  Object.hasOwn(formatters, event.kind)
    ? frame(event.number, event.kind, formatters[event.kind](event))
    : `id: ${event.number}\nevent: ${event.kind}\ndata: {}\n\n`;

/** The text of a stream of events, piece by piece, until `signal` ends it. Rejects where the store cannot be read. */
export async function* eventFrames(parts: EventFramesParts): AsyncGenerator<string, void, void> {
  const { events, formatters, lastId, signal } = parts;
  const waiting = createPostedSignal({ ...parts, lookEvery });
  try {
    const { oldest, newest } = await events.bounds();
    const isKept = lastId !== undefined && lastId >= oldest - 1n && lastId <= newest;
    let last = isKept ? lastId : newest;
    yield frame(last, lastId === undefined || isKept ? 'open' : 'reset', {});
    let quietFor = 0;
    while (!signal.aborted) {
      const found = await events.after(last, batch);
      const newestFound = found.at(-1);
      if (newestFound) {
        last = newestFound.number;
        quietFor = 0;
        yield found.map((event) => frameOf(formatters, event)).join('');
        continue;
      }
      quietFor += lookEvery;
      if (quietFor >= eventStream.heartBeat / 2) {
        quietFor = 0;
        yield ':\n\n';
      }
      await waiting.wait();
    }
  } finally {
    waiting.off();
  }
}
