import type { IncomingMessage } from 'node:http';
import { uploadLimits } from '../../contract/content/feedback.ts';
import { badRequest, pictureType, tooLarge } from '../refusal.ts';

const types = new Set(['image/png', 'image/jpeg']);

/**
 * The bytes of one picture, which are the whole body: there is no file name, no form and no parser that could be fooled. Its length is
 * looked at before a byte is kept, and counted while reading. Rejects with an `HttpRefusal`.
 */
export function readPicture(request: IncomingMessage): Promise<Buffer> {
  const { 'content-type': type = '', 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (!types.has(type.toLowerCase()) || (encoding !== undefined && encoding !== 'identity')) return Promise.reject(pictureType());
  if (Number(length) > uploadLimits.bytes) return Promise.reject(tooLarge());
  // Who has hung up already sends no further event: waiting for one would hold the place for good.
  if (request.destroyed) return Promise.reject(badRequest());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= uploadLimits.bytes) return void chunks.push(chunk);
      chunks.length = 0;
      request.pause();
      reject(tooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => reject(badRequest()));
  });
}
