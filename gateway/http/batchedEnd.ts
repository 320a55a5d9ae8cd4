import type { ServerResponse } from 'node:http';
// Node's own: a suite that stops the global one would wait for an answer without end, and whoever asks after it as well.
import { setImmediate } from 'node:timers';

let waiting: { readonly response: ServerResponse; readonly body: string | Buffer | undefined }[] = [];

function endAll(): void {
  const ending = waiting;
  waiting = [];
  for (const { response, body } of ending) response.end(body);
}

/**
 * Ends a response at the end of this turn of the event loop, together with all others of the turn. A write to a reader that sleeps has
 * to wake it, and takes twice as long as one to a reader that is awake: written one after the other they find most of them awake.
 */
export function batchedEnd(response: ServerResponse, body: string | Buffer | undefined): void {
  if (waiting.length === 0) setImmediate(endAll);
  waiting.push({ response, body });
}
