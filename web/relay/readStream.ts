import { createParser } from 'eventsource-parser';
import type { GraphQLResponse } from 'relay-runtime';
import { type FaultyAnswer, RequestFault } from './RequestFault.ts';

export interface StreamReader {
  readonly signal: AbortSignal;
  readonly onNext: (payload: GraphQLResponse) => void;
  /** Codes of errors, whether the stream was refused or one of its payloads has them. */
  readonly onErrors: (codes: readonly (string | undefined)[]) => void;
}

/** Milliseconds of silence after which a connection is none any more: the gateway says something every twelve seconds. */
const longestSilence = 40_000;

/** Reads a subscription until the gateway has told its last (resolves), or the connection breaks (rejects). */
export async function readStream(address: string, { signal, onNext, onErrors }: StreamReader): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), longestSilence);
  };
  const tell = (answer: FaultyAnswer): void => {
    const codes = answer.errors?.map(({ extensions }) => extensions?.code) ?? [];
    if (codes.length > 0) onErrors(codes);
  };
  heard();
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const answer = ((await response.json().catch(() => null)) ?? {}) as FaultyAnswer;
      tell(answer);
      throw RequestFault.of(answer);
    }
    let isComplete = false;
    const parser = createParser({
      onEvent({ event, data }) {
        if (event === 'complete') isComplete = true;
        if (event !== 'next') return;
        const payload = JSON.parse(data) as GraphQLResponse & FaultyAnswer & { readonly data?: unknown };
        tell(payload);
        if (payload.data) onNext(payload);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>).getReader();
    while (!isComplete) {
      const { done, value } = await reader.read();
      if (done) throw new RequestFault('UNREACHABLE');
      heard();
      parser.feed(value);
    }
  } finally {
    clearTimeout(timer);
    // However it was left: it would stay open beside the next one.
    silence.abort();
  }
}
