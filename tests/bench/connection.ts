import { connect } from 'node:net';

/** One keep-alive connection: asks one thing after the other. */
export interface Connection {
  /** False once the server has closed it, as servers do with connections that nobody uses. */
  isOpen(): boolean;
  /** Sends a whole request; `done` gets the status, 0 where none came, and a way to read the text of the answer. */
  ask(request: Buffer, done: (status: number, text: () => string) => void): void;
  close(): void;
}

/**
 * Written on a bare socket, and reading no more than status and content length, so that the client is cheaper than any server
 * it measures and makes little garbage of its own. Loopback only.
 */
export function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let chunks: Buffer[] = [];
    let bodyFrom = 0;
    let missing = -1;
    let status = 0;
    let isOpen = true;
    let asked: ((status: number, text: () => string) => void) | undefined;
    const answer = (): void => {
      const [done, whole, from] = [asked, chunks, bodyFrom];
      asked = undefined;
      done?.(status, () => Buffer.concat(whole).toString('utf8', from));
    };
    socket.on('error', reject);
    socket.on('close', () => {
      isOpen = false;
      status = 0;
      answer();
    });
    socket.on('data', (chunk: Buffer) => {
      if (missing < 0) {
        const end = chunk.indexOf('\r\n\r\n');
        const head = chunk.toString('latin1', 0, end);
        status = Number(head.slice(9, 12));
        bodyFrom = end + 4;
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (chunk.length - bodyFrom);
        chunks = [chunk];
      } else {
        missing -= chunk.length;
        chunks.push(chunk);
      }
      if (missing > 0) return;
      missing = -1;
      answer();
    });
    socket.on('connect', () =>
      resolve({
        isOpen: () => isOpen,
        ask(request, done) {
          asked = done;
          socket.write(request);
        },
        close: () => socket.destroy(),
      }),
    );
  });
}
