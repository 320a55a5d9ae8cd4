import { Agent } from 'undici';
import { eventStream } from '../../contract/system/events.ts';

export interface StreamRequest {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the stream, whenever it is aborted. */
  readonly signal: AbortSignal;
}

export interface StreamAnswer {
  readonly status: number;
  /** Its text, in pieces of any length, as they come. Rejects where the connection breaks or falls silent. */
  readonly text: AsyncIterable<string>;
}

/** Opens an answer that goes on for as long as it is read. Rejects where no answer begins. */
export type OpenStream = (request: StreamRequest) => Promise<StreamAnswer>;

/** Longest wait for the answer to begin, in milliseconds. */
const headersTime = 5_000;

export function createOpenStream(): { readonly openStream: OpenStream; close(): Promise<void> } {
  // Two heart-beats that did not come are a connection that is none any more.
  const agent = new Agent({ connect: { timeout: 2_000 }, headersTimeout: headersTime, bodyTimeout: 2 * eventStream.heartBeat + 1_000 });
  return {
    openStream: async ({ origin, path, headers, signal }) => {
      const { statusCode, body } = await agent.request({ origin, path, method: 'GET', headers: { ...headers }, signal });
      return { status: statusCode, text: body.setEncoding('utf8') };
    },
    close: () => agent.destroy(),
  };
}
