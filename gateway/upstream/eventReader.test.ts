import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createEventReader } from './eventReader.ts';

afterEach(() => void vi.useRealTimers());

test('a stream that ends before it told anything is asked for more and more seldom, as one that is refused', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const reader = createEventReader({
    openStream: async () => {
      asked += 1;
      return { status: 200, text: (async function* () {})() };
    },
    origin: 'http://127.0.0.1:1',
    merchant: 'SAMPAN',
    random: { id: () => '', fraction: () => 0 },
    log: createLog({ level: 'silent', buffered: false }),
    onEvent: () => undefined,
    onGap: () => undefined,
    onState: () => undefined,
  });
  reader.start();
  await vi.advanceTimersByTimeAsync(10_000);
  reader.stop();
  expect(asked).toBeLessThan(10);
});
