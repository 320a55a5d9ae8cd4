import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ExecutionResult } from 'graphql';

/** The results in a stream of events, as a client of it reads them. Whoever stops reading leaves the stream. */
export async function* resultsOf(answer: Response | Promise<Response>): AsyncGenerator<ExecutionResult, void, void> {
  const response = await answer;
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
    yield (await response.json()) as ExecutionResult;
    return;
  }
  const messages = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of messages) {
    if (event === 'complete') return;
    if (event === 'next') yield JSON.parse(data) as ExecutionResult;
  }
}
