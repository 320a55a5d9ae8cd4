import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { batchedEnd } from '../batchedEnd.ts';
import type { HeaderList } from '../securityHeaders.ts';
import type { GraphqlAnswer } from './execute.ts';

/** Sends an answer that is for nobody but who asked. Resolves once it is on its way; of a stream, once that has ended. */
export async function sendAnswer(
  response: ServerResponse,
  { status, contentType, body, retryAfterSeconds }: GraphqlAnswer,
  headers: HeaderList,
): Promise<void> {
  if (typeof body === 'string') {
    const wait = retryAfterSeconds === undefined ? [] : ['Retry-After', String(retryAfterSeconds)];
    response.writeHead(status, [
      'Content-Type',
      contentType,
      'Content-Length',
      String(Buffer.byteLength(body)),
      'Cache-Control',
      'no-store',
      ...wait,
      ...headers,
    ]);
    // As text and not as bytes: it then leaves in one write with its headers.
    batchedEnd(response, body);
    return;
  }
  // A proxy that collects a stream before it passes it on would keep every event to itself.
  response.writeHead(status, ['Content-Type', contentType, 'Cache-Control', 'no-store', 'X-Accel-Buffering', 'no', ...headers]);
  response.flushHeaders();
  // Whoever leaves ends the stream, and with it what feeds it.
  await pipeline(body, response).catch(() => {});
}
