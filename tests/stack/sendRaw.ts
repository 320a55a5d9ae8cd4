import { connect } from 'node:net';

/** Writes bytes to a server of this machine as they are; answers all that it said until it ended the connection. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => (said += text));
    socket.on('end', () => resolve(said));
    socket.on('error', reject);
  });
}

/** One request, byte by byte: what is written in it beyond ASCII is sent as Latin-1. */
export const rawRequest = (
  target: string,
  headers: readonly string[] = [],
  body: Buffer = Buffer.alloc(0),
  method = body.length > 0 ? 'POST' : 'GET',
): Buffer =>
  Buffer.concat([
    Buffer.from(
      [`${method} ${target} HTTP/1.1`, 'Connection: close', `Content-Length: ${body.length}`, ...headers, '', ''].join('\r\n'),
      'latin1',
    ),
    body,
  ]);

export const statusOfRaw = (said: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
