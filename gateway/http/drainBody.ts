import type { IncomingMessage } from 'node:http';
import { uploadLimits } from '#contract/content/feedback.ts';

/** Bytes: for a picture that is too large, or that may not be sent. */
const maxDropped = 2 * uploadLimits.bytes;

/**
 * Takes what is left of a body that nobody will read: who is still sending when the connection ends, as programs of Node and of Windows, never
 * hears why it was refused. Whoever sends on and on is cut off.
 */
export function drainBody(request: IncomingMessage): void {
  if (request.complete) return;
  let left = maxDropped;
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
