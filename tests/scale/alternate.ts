import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export interface AlternatingGateways {
  close(): Promise<void>;
}

/** Listens on `port` and hands each connection to the next of `ports`, as a balancer in front of several servers does. */
export async function alternate(port: number, ports: readonly number[]): Promise<AlternatingGateways> {
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const behind = connect({ port: ports[next++ % ports.length] ?? 0, host: '127.0.0.1', allowHalfOpen: true });
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      // Whoever ends has said all: what is still on its way to the other gets there, and the other may go on.
      one.on('close', () => open.delete(one));
      one.pipe(other);
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
