import { Writable } from 'node:stream';
import { pino } from 'pino';
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

test('an event that cannot be read costs itself alone, and the log repeats nothing of it', async () => {
  const events: unknown[] = [];
  const lines: string[] = [];
  const balance = (sumBalance: string) => JSON.stringify({ memberId: 'm', sumBalance, currency: 'PLAY' });
  const told = [
    'id: 7\nevent: open\ndata: {}',
    'id: 8\nevent: balance\ndata: secret-8',
    `id: 9\nevent: balance\ndata: ${balance('secret-9')}`,
    `event: balance\nid: secret-10\ndata: ${balance('10')}`,
    'event: it is secret-11\nid: x\ndata: {}',
    'id: 12\nevent: of a version to come\ndata: secret-12',
    `id: 13\nevent: balance\ndata: ${balance('13')}`,
  ];
  const reader = createEventReader({
    ...parts,
    log: pino(new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })),
    onEvent: (event) => events.push(event),
    openStream: async () => ({
      status: 200,
      text: (async function* () {
        yield `${told.join('\n\n')}\n\n`;
      })(),
    }),
  });
  reader.start();
  await vi.waitFor(() => expect(events).not.toEqual([]));
  reader.stop();
  expect(events).toEqual([{ id: 13, type: 'balance', memberId: 'm', sumBalance: '13', currency: 'PLAY' }]);
  const said = lines.map((line) => JSON.parse(line) as { err: { message: string }; event: string });
  expect(said.map(({ err, event }) => [event, err.message])).toEqual([
    ['balance', 'an event of the operator is no JSON'],
    ['balance', 'an event of the operator does not fit at sumBalance'],
    ['balance', 'an event of the operator has no id'],
    ['no word', 'an event of the operator has no id'],
  ]);
  expect(lines.join('')).not.toContain('secret');
});

test('a break is silence and no gap where the operator goes on behind the last event; several in a row are one line of the log', async () => {
  vi.useFakeTimers();
  const open = 'id: 7\nevent: open\ndata: {}\n\n';
  const streams = [open, undefined, undefined, undefined, open];
  const asked: unknown[] = [];
  const states: boolean[] = [];
  const lines: unknown[] = [];
  const onGap = vi.fn();
  const reader = createEventReader({
    ...parts,
    log: pino(new Writable({ write: (chunk, _encoding, done) => done(void lines.push(JSON.parse(String(chunk)).msg)) })),
    onGap,
    onState: (isOpen) => states.push(isOpen),
    openStream: async ({ headers }) => {
      asked.push(headers['last-event-id']);
      const text = streams.shift();
      if (text === undefined) throw new Error('away');
      const pieces = async function* () {
        yield text;
        if (streams.length === 0) await new Promise(() => undefined);
      };
      return { status: 200, text: pieces() };
    },
  });
  reader.start();
  await vi.advanceTimersByTimeAsync(60_000);
  reader.stop();
  expect(asked).toEqual([undefined, '7', '7', '7', '7']);
  expect(states).toEqual([true, false, false, false, false, true]);
  expect(lines).toEqual(['the events of the operator cannot be read; it is tried again']);
  expect(onGap).toHaveBeenCalledTimes(1);
});
