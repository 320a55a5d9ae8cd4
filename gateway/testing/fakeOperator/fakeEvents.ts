import { gatewayRefused, headers } from '#contract/headers.ts';
import { eventShapes, eventStream, type MemberEventType } from '#contract/system/events.ts';
import type { z } from 'zod';
import type { OpenStream, StreamAnswer } from '../../upstream/transport/openStream.ts';
import { misfitsOf, textOf } from '../../upstream/answers/misfit.ts';
import { didYouMean } from '../didYouMean.ts';
import { fakeStatus } from './fakeBrand.ts';

/** The event stream of an operator in memory. */
export interface FakeEvents {
  readonly openStream: OpenStream;
  /** Tells every gateway that listens, and those that come back. */
  tell<Type extends MemberEventType>(type: Type, data: z.input<(typeof eventShapes)[Type]>): void;
  /** Breaks every stream, as a restart does; `away` refuses new ones until `back` is called. */
  cut(): void;
  away(): void;
  back(): void;
  /** Forgets what was told, and counts anew: who comes back for it hears that there was more. */
  forget(): void;
  /** `Last-Event-ID` of every stream so far, and the key it came with. */
  readonly opened: { readonly lastId: string | undefined; readonly key: string | undefined }[];
  /** Streams that are open. */
  readonly listening: number;
}

const idShape = /^\d{1,18}$/;

async function* refusal(code: string): StreamAnswer['text'] {
  yield JSON.stringify({ success: false, code, message: code });
}

/** With a `gatewayKey` only those are answered that bring it. */
export function createFakeEvents({ gatewayKey }: { readonly gatewayKey?: string | undefined } = {}): FakeEvents {
  const told: { readonly id: number; readonly text: string }[] = [];
  const opened: FakeEvents['opened'] = [];
  const wakers = new Set<() => void>();
  let newest = 0;
  let isAway = false;
  let listening = 0;
  let generation = 0;
  const wake = (): void => {
    for (const waker of wakers) waker();
  };
  const frame = (id: number, type: string, data: object): string => `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

  async function* text(lastId: number | undefined, signal: AbortSignal): AsyncGenerator<string, void, void> {
    const mine = generation;
    const isKept = lastId !== undefined && lastId <= newest && lastId >= (told[0]?.id ?? newest + 1) - 1;
    let last = isKept ? lastId : newest;
    listening += 1;
    try {
      yield frame(last, lastId === undefined || isKept ? 'open' : 'reset', {});
      while (!signal.aborted && mine === generation) {
        const next = told.find(({ id }) => id > last);
        if (next) {
          last = next.id;
          yield next.text;
          continue;
        }
        let waker: () => void = () => undefined;
        const isQuiet = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(true), eventStream.heartBeat / 2);
          waker = () => {
            clearTimeout(timer);
            resolve(false);
          };
          wakers.add(waker);
          signal.addEventListener('abort', waker);
        });
        wakers.delete(waker);
        signal.removeEventListener('abort', waker);
        if (isQuiet) yield ':\n\n';
      }
      if (mine !== generation) throw new Error('the fake operator has broken the stream');
    } finally {
      listening -= 1;
    }
  }

  return {
    opened,
    openStream: async ({ headers: head, signal }) => {
      if (isAway) throw new Error('the fake operator is away');
      const lastId = head['last-event-id'];
      opened.push({ lastId, key: head[headers.gatewayKey] });
      if (gatewayKey !== undefined && head[headers.gatewayKey] !== gatewayKey) return { status: 403, text: refusal(gatewayRefused) };
      if (head[headers.merchant] !== fakeStatus.info.whitelabel.merchantCode) return { status: 400, text: refusal('unknown_merchant') };
      if (lastId !== undefined && !idShape.test(lastId)) return { status: 400, text: refusal('invalid_payload') };
      return { status: 200, text: text(lastId === undefined ? undefined : Number(lastId), signal) };
    },
    tell(type, data) {
      if (!Object.hasOwn(eventShapes, type))
        throw new TypeError(`events.tell: ${JSON.stringify(type)} is no event${didYouMean(String(type), Object.keys(eventShapes))}`);
      const read = eventShapes[type].safeParse(data);
      if (!read.success) throw new TypeError(`events.tell: ${type}: ${misfitsOf(read.error, data).map(textOf).join('; ')}`);
      newest += 1;
      told.push({ id: newest, text: frame(newest, type, read.data) });
      wake();
    },
    cut() {
      generation += 1;
      wake();
    },
    away: () => void (isAway = true),
    back: () => void (isAway = false),
    forget() {
      told.splice(0);
      newest = 0;
    },
    get listening() {
      return listening;
    },
  };
}
