import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { openTabChannel } from '../storage/tabChannel.ts';
import type { NetworkParts } from './network.ts';
import { questionAddress, withAddressParts } from './queryAddress.ts';
import { readStream } from './readStream.ts';

export interface SharedStream extends Pick<NetworkParts, 'language' | 'onErrors'> {
  readonly operation: RequestParameters;
  readonly variables: Variables;
  /** Tabs that say the same follow the same stream. */
  readonly sharedBy: string;
}

/** What tabs say to each other: a payload of the stream, or that somebody has joined who has none yet. */
type Message = { readonly payload: GraphQLResponse } | 'joined';

const firstPause = 1_000;
const longestPause = 30_000;

/** Over sooner where the browser has a network again. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // Already told to stop: waiting would hold the lock that another tab waits for.
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
  });

/**
 * Follows a subscription together with the other tabs of this browser, which opens only so many connections to a host: one tab that
 * can be seen reads the stream, and hands what comes to the others. Hidden tabs only listen, so where all are hidden nobody reads.
 * A stream begins with how things are; that is what makes up for the time in between. The result ends it.
 */
export function shareStream(
  { operation, variables, sharedBy, language, onErrors }: SharedStream,
  onNext: (payload: GraphQLResponse) => void,
): () => void {
  const question = questionAddress(operation.id ?? '', variables);
  const name = `live ${question} ${sharedBy}`;
  const channel = openTabChannel(name);
  let reading: AbortController | undefined;
  let last: GraphQLResponse | undefined;

  const read = async (signal: AbortSignal): Promise<void> => {
    const take = (payload: GraphQLResponse): void => {
      last = payload;
      channel.postMessage({ payload } satisfies Message);
      onNext(payload);
    };
    for (let failures = 0; !signal.aborted; failures += 1) {
      const address = withAddressParts(question, { language: language(), cdnBucket: document.documentElement.dataset['cdnBucket'] ?? '0' });
      const onPayload = (payload: GraphQLResponse): void => {
        failures = 0;
        take(payload);
      };
      await readStream(address, { signal, onNext: onPayload, onErrors }).catch(() => undefined);
      // Whoever was cut off together does not come back together.
      await pause(Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2), signal);
    }
  };

  const begin = (): void => {
    if (reading) return;
    const { signal } = (reading = new AbortController());
    const lead = async (): Promise<void> => {
      await read(signal);
      last = undefined;
    };
    // Without a secure connection there are no locks, and a browser that blocks site data grants none: then each tab reads for itself.
    if (!('locks' in navigator)) return void lead();
    navigator.locks.request(name, { signal }, lead).catch(() => {
      if (!signal.aborted) void lead();
    });
  };
  const end = (): void => {
    reading?.abort();
    reading = undefined;
  };
  const onVisibility = (): void => (document.visibilityState === 'visible' ? begin() : end());
  const onMessage = ({ data }: MessageEvent<Message>): void => {
    if (data !== 'joined') onNext(data.payload);
    else if (last) channel.postMessage({ payload: last } satisfies Message);
  };

  channel.addEventListener('message', onMessage);
  channel.postMessage('joined' satisfies Message);
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    end();
    document.removeEventListener('visibilitychange', onVisibility);
    channel.close();
  };
}
