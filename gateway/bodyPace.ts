import type { IncomingMessage, ServerResponse } from 'node:http';

export interface BodyPace {
  /** Milliseconds. */
  readonly window: number;
  /** What a body that is not whole yet has to bring in each. */
  readonly bytes: number;
}

/**
 * Cuts off a body that falls behind, with 408 where nothing was answered yet, whoever reads it or does not. Node's own limit knows one time for all
 * requests: short, it would cut off a large picture on a slow line, and long, it would let everybody hold a connection with a byte now and then.
 */
export function keepBodyPace(request: IncomingMessage, response: ServerResponse, { window, bytes }: BodyPace): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && length === '0') return;
  const { socket } = request;
  let seen = socket.bytesRead;
  const looks = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(looks);
    if (socket.bytesRead - seen >= bytes) {
      seen = socket.bytesRead;
      return;
    }
    clearInterval(looks);
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroy();
  }, window).unref();
  request.once('close', () => clearInterval(looks));
}
