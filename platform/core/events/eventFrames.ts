import type { z } from 'zod';
import { eventShapes, eventStream } from '#contract/system/events.ts';
import { writeAmount } from '../ledger/amount.ts';
import type { Event, Events } from './events.ts';

export interface EventFramesParts {
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

function frameOf({ number, kind, memberId, detail }: Event): string {
  if (kind === 'session') return frame(number, kind, { memberId });
  const { amount, currency } = JSON.parse(detail) as { readonly amount: string; readonly currency: string };
  return frame(number, kind, { memberId, sumBalance: writeAmount(BigInt(amount)), currency });
}

/** Resolves when somebody tells, after `lookEvery`, or at the end: never later than one of them, also where it was told while nobody waited. */
function createWaiting({ onPosted, signal }: EventFramesParts) {
  let isTold = false;
  let wake: (() => void) | undefined;
  const tell = (): void => {
    isTold = true;
    wake?.();
  };
  const off = onPosted(tell);
  signal.addEventListener('abort', () => wake?.(), { once: true });
  return {
    off,
    async wait(): Promise<void> {
      if (!isTold && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lookEvery);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      isTold = false;
    },
  };
}

/** The text of a stream of events, piece by piece, until `signal` ends it. Rejects where the store cannot be read. */
export async function* eventFrames(parts: EventFramesParts): AsyncGenerator<string, void, void> {
  const { events, lastId, signal } = parts;
  const waiting = createWaiting(parts);
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
        yield found.map(frameOf).join('');
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
