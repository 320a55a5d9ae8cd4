import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createEventReader, type EventReaderParts } from './eventReader.ts';

afterEach(() => void vi.useRealTimers());

const parts: Omit<EventReaderParts, 'openStream'> = {
  origin: 'http://127.0.0.1:1',
  merchant: 'SAMPAN',
  random: { id: () => '', fraction: () => 0 },
  log: createLog({ level: 'silent', buffered: false }),
  onEvent: () => undefined,
  onGap: () => undefined,
  onState: () => undefined,
};

test('a stream that ends before it told anything is asked for more and more seldom, as one that is refused', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const reader = createEventReader({
    ...parts,
    openStream: async () => {
      asked += 1;
      return { status: 200, text: (async function* () {})() };
    },
  });
  reader.start();
  await vi.advanceTimersByTimeAsync(10_000);
  reader.stop();
  expect(asked).toBeLessThan(10);
});

test('a line without an end is not collected: the stream is opened anew, as one that nothing is known of', async () => {
  const asked: (string | undefined)[] = [];
  let pieces = 0;
  const onGap = vi.fn();
  const reader = createEventReader({
    ...parts,
    onGap,
    openStream: async ({ headers, signal }) => {
      asked.push(headers['last-event-id']);
      const text = async function* () {
        yield 'id: 7\nevent: open\ndata: {}\n\ndata: ';
        for (; !signal.aborted && pieces < 100; pieces += 1) {
          yield 'x'.repeat(500_000);
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      return { status: 200, text: text() };
    },
  });
  reader.start();
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 5_000 });
  reader.stop();
  expect(asked).toEqual([undefined, undefined]);
  expect(pieces).toBeLessThan(10);
  expect(onGap).toHaveBeenCalled();
});
