import type { BrowserContext } from '@playwright/test';

/** Streams that pages of a browser have asked for so far. */
export function countStreams(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') count += 1;
  });
  return () => count;
}
