import { connect, type Socket } from 'node:net';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers whose status was not 200; a figure with any is worth nothing. */
  readonly failed: number;
}

export interface Target {
  readonly port: number;
  /** One path, or a new one for every request. */
  readonly path: string | (() => string);
  readonly headers?: Readonly<Record<string, string>>;
}

const connections = 32;

/**
 * Keeps 32 keep-alive connections busy with one GET for `seconds`, after a quarter of that to warm
 * up. Written on bare sockets, and reading only status and content length, so that the client is
 * cheaper than any server it measures. Loopback only; stops by itself.
 */
export async function load(target: Target, seconds: number): Promise<Load> {
  const fixed = typeof target.path === 'string' ? Buffer.from(requestText(target, target.path)) : undefined;
  const request = () => fixed ?? Buffer.from(requestText(target, typeof target.path === 'function' ? target.path() : target.path));
  const latencies: number[] = [];
  let failed = 0;
  const warmUntil = performance.now() + seconds * 250;
  const until = warmUntil + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      drive(target.port, request, until, (status, begun) => {
        if (begun < warmUntil) return;
        latencies.push(performance.now() - begun);
        if (status !== 200) failed += 1;
      }),
    ),
  );
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return { requestsPerSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

function requestText({ port, headers = {} }: Target, path: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: application/json\r\n${lines.join('')}\r\n`;
}

function drive(port: number, request: () => Buffer, until: number, done: (status: number, begun: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let begun = 0;
    let missing = -1;
    let status = 0;
    const send = () => {
      begun = performance.now();
      socket.write(request());
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing < 0) {
        const end = chunk.indexOf('\r\n\r\n');
        const head = chunk.toString('latin1', 0, end);
        status = Number(head.slice(9, 12));
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (chunk.length - end - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      missing = -1;
      done(status, begun);
      if (performance.now() < until) send();
      else socket.end(resolve);
    });
  });
}
