import { openConnection } from './connection.ts';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers whose status was not 200; a figure with any is worth nothing. */
  readonly failed: number;
  /** Of all requests, also those to warm up. */
  readonly answered: number;
}

export interface Target {
  readonly port: number;
  /** One path, or a new one for every request. */
  readonly path: string | (() => string);
  readonly headers?: Readonly<Record<string, string>>;
}

const connections = 32;

/**
 * Keeps 32 keep-alive connections busy with one GET for `seconds`, after a quarter of that to warm up. Stops by itself.
 */
export async function load(target: Target, seconds: number): Promise<Load> {
  const fixed = typeof target.path === 'string' ? requestOf(target.port, target.path, target.headers) : undefined;
  const request = () => fixed ?? requestOf(target.port, typeof target.path === 'function' ? target.path() : target.path, target.headers);
  const latencies: number[] = [];
  let failed = 0;
  let answered = 0;
  const warmUntil = performance.now() + seconds * 250;
  const until = warmUntil + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(target.port);
      await new Promise<void>((resolve) => {
        const once = (): void => {
          const begun = performance.now();
          connection.ask(request(), (status) => {
            const now = performance.now();
            answered += 1;
            if (begun >= warmUntil) {
              latencies.push(now - begun);
              if (status !== 200) failed += 1;
            }
            if (now < until) once();
            else resolve();
          });
        };
        once();
      });
      connection.close();
    }),
  );
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return { requestsPerSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), failed, answered };
}

/** The bytes of a GET, or of a POST where there is a body. */
export function requestOf(port: number, path: string, headers: Readonly<Record<string, string>> = {}, body?: string): Buffer {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: `localhost:${port}`, Accept: 'application/json', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}
