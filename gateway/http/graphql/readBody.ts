import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { badRequest, tooLarge, unsupportedBody } from '../refusal.ts';
import { developerHints } from './developerHints.ts';

/** Bytes that the body of a request for GraphQL may have. */
export const bodyCap = 100_000;

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Reads a JSON object. Counts while reading: a length that was promised proves nothing. Rejects with
 * an `HttpRefusal` for another content type, a compressed, oversized or unreadable body, and for anything but an object.
 */
export async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (!jsonType.test(type ?? '')) throw unsupportedBody();
  if (encoding !== undefined && encoding !== 'identity') throw unsupportedBody();
  if (Number(length) > bodyCap) throw tooLarge();
  const text = await collect(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What is not JSON is no object either.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest(developerHints.body);
  return value as Record<string, unknown>;
}

function collect(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyCap) return void chunks.push(chunk);
      chunks.length = 0;
      request.pause();
      reject(tooLarge());
    });
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      // Decoded all the same, it would be another text than was sent.
      if (isUtf8(bytes)) resolve(bytes.toString('utf8'));
      else reject(badRequest(developerHints.body));
    });
    request.on('close', () => reject(badRequest()));
  });
}
