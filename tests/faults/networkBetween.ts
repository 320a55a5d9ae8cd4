import { connect, createServer, type Socket } from 'node:net';

/** A wire between two programs of this machine, to be cut. */
export interface NetworkBetween {
  readonly port: number;
  /** Ends all connections, and takes none. */
  cut(): void;
  /** Carries nothing any more, and says nothing about it: whoever sends waits. */
  hold(): void;
  /** Carries again, what was held as well. */
  mend(): void;
  /** Carries nothing of the connections there are, ever, and says nothing about it: whoever was there has gone. New ones are carried. */
  lose(): void;
  close(): Promise<void>;
}

/** Carries whatever arrives at a free loopback port to `port`. */
export async function networkBetween(port: number): Promise<NetworkBetween> {
  const sockets = new Set<Socket>();
  const lost = new Set<Socket>();
  let state: 'whole' | 'cut' | 'held' = 'whole';
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (state === 'whole') one.resume();
      else one.pause();
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
      state = 'cut';
      endAll();
    },
    hold() {
      state = 'held';
      for (const socket of sockets) socket.pause();
    },
    mend() {
      state = 'whole';
      for (const socket of sockets) socket.resume();
    },
    lose() {
      for (const socket of sockets) {
        socket.pause();
        lost.add(socket);
      }
      sockets.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
