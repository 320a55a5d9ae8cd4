import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { ExecutionResult } from 'graphql';

async function* read(
  ask: () => Promise<Response>,
  holds: (reader: ReadableStreamDefaultReader<EventSourceMessage>) => Promise<void>,
): AsyncGenerator<ExecutionResult, void, void> {
  const response = await ask();
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
    yield (await response.json()) as ExecutionResult;
    return;
  }
  const reader = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  await holds(reader);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const { event, data } = read.value;
      if (event === 'complete') return;
      if (event === 'next') yield JSON.parse(data) as ExecutionResult;
    }
  } finally {
    await reader.cancel();
  }
}

/**
 * The results in the stream of events that `ask` is answered by, as a client of it reads them. Whoever stops reading leaves the stream:
 * by `return()` at once, too, and not when what is waited for has come.
 */
export function resultsOf(ask: () => Promise<Response>): AsyncGenerator<ExecutionResult, void, void> {
  let reader: ReadableStreamDefaultReader<EventSourceMessage> | undefined;
  let isLeft = false;
  const results = read(ask, async (held) => {
    reader = held;
    if (isLeft) await held.cancel();
  });
  const leave = results.return.bind(results);
  results.return = async (value) => {
    isLeft = true;
    // A generator that waits hears of `return` when it has what it waits for.
    await reader?.cancel();
    return leave(value);
  };
  return results;
}
