import { connect, createServer, type Socket } from 'node:net';

/** A wire between two programs of this machine, to be cut. */
export interface NetworkBetween {
  readonly port: number;
  /** Ends all connections, and takes none. */
  cut(): void;
  /** Carries again. */
  mend(): void;
  /**
   * Carries nothing of the connections there are, ever, and says nothing about it to those who began them. At the other end they are over, as
   * with a machine that has gone, and new ones are carried, as to another in its place.
   */
  lose(): void;
  close(): Promise<void>;
}

/** Carries whatever arrives at a free loopback port to `port`. */
export async function networkBetween(port: number): Promise<NetworkBetween> {
  const sockets = new Set<Socket>();
  const lost = new Set<Socket>();
  /** Sockets of those who began a connection. */
  const nears = new WeakSet<Socket>();
  let isCut = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    nears.add(near);
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => lost.has(other) || other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        if (!lost.has(other)) other.destroy();
      });
      one.resume();
    }
  });
  const address = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : 0);
    });
  });
  const endAll = (): void => {
    for (const socket of [...sockets, ...lost]) socket.destroy();
  };
  return {
    port: address,
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    lose() {
      for (const socket of sockets)
        if (nears.has(socket)) lost.add(socket.pause());
        else socket.destroy();
      sockets.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
