import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { portOf } from './contract/portOf.ts';
import { createSiteServer } from './siteServer.ts';
import { createServerStop } from './createServerStop.ts';

/** Asks again and again over connections that are kept, each until it is told to ask elsewhere; tells what became of each request. */
async function askUntilToldToLeave(port: number, askers: number): Promise<ReadonlySet<string>> {
  const agent = new Agent({ keepAlive: true });
  const outcomes = new Set<string>();
  const ask = () =>
    new Promise<string>((resolve) => {
      const asked = request({ host: '127.0.0.1', port, agent, method: 'POST' }, (answer) =>
        answer.resume().on('end', () => resolve(`answered, ${answer.headers.connection}`)),
      );
      asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      asked.end('{}');
    });
  const askOn = async () => {
    for (let outcome = 'answered, keep-alive'; outcome === 'answered, keep-alive'; outcomes.add(outcome)) {
      outcome = await ask();
      await wait(Math.random() * 20);
    }
  };
  await Promise.all(Array.from({ length: askers }, askOn));
  agent.destroy();
  return outcomes;
}

test('CRS-004 a server that gives notice loses no request of a connection that is kept alive', async () => {
  const server = createSiteServer((asked, answer) => {
    asked.resume();
    setTimeout(() => answer.writeHead(200, ['Content-Length', '2']).end('ok'), Math.random() * 5);
  });
  const stop = createServerStop(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const outcomes = askUntilToldToLeave(portOf(server), 50);
  await wait(300);
  await stop({ notice: 500, time: 5_000 });
  expect(await outcomes).toEqual(new Set(['answered, keep-alive', 'answered, close']));
});
