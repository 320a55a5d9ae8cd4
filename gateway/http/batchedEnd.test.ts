import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { batchedEnd } from './batchedEnd.ts';
import { portOf } from '../contract/portOf.ts';

afterEach(() => void vi.useRealTimers());

it('answers everybody of a turn, also where one of them has left meanwhile', async () => {
  const open: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    open.push(response);
    if (open.length < 3) return;
    open[1]?.socket?.destroy();
    for (const [index, each] of open.entries()) {
      each.writeHead(200, { 'Content-Type': 'text/plain' });
      batchedEnd(each, `answer ${index}`);
      expect(each.writableEnded).toBe(false);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${portOf(server)}`;
  const answers = await Promise.allSettled(
    [1, 2, 3].map(async () => {
      const answer = await fetch(address, { headers: { connection: 'close' } });
      return answer.text();
    }),
  );
  server.close();
  const [first, left, third] = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'left')).toSorted();
  expect([first, left, third]).toEqual(['answer 0', 'answer 2', 'left']);
});

it('answers under the timers of a test that stand still, too, as suites of pages have them', async () => {
  vi.useFakeTimers();
  const server = createServer((_request, response) => batchedEnd(response, 'answer'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}`, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe('answer');
  server.close();
});
