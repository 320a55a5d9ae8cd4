import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './freePort.ts';

test('a port that is asked for is free, and none that a connection could be given by itself', async () => {
  const range = '/proc/sys/net/ipv4/ip_local_port_range';
  const [first = 32_768] = existsSync(range) ? readFileSync(range, 'utf8').trim().split(/\s+/).map(Number) : [];
  for (let asked = 0; asked < 50; asked += 1) {
    const port = await freePort();
    expect(port).toBeLessThan(first);
    expect(port).toBeGreaterThan(1_024);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
});
