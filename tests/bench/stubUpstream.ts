import { createServer, type Server, type ServerResponse } from 'node:http';
import { headers } from '#contract/headers.ts';
import { eventStream } from '#contract/system/events.ts';
import type { FakeEvents } from '../../gateway/testing/fakeOperator/fakeEvents.ts';
import { createFakeUpstream } from '../../gateway/testing/fakeOperator/fakeUpstream.ts';
import { fakeStatus } from '../../gateway/testing/fakeOperator/fakeBrand.ts';

export interface StubUpstream {
  readonly origin: string;
  readonly port: number;
  /** Milliseconds from a request to its answer, what working it out takes among them; may be changed while it runs. */
  latency: number;
  /** Calls so far. */
  calls: number;
  /** What happens to members, for whoever listens. */
  readonly events: FakeEvents;
  close(): Promise<void>;
}

/**
 * An operator over HTTP whose answers are worked out once and then kept, so that it is cheaper than
 * anything that is measured against it. `gameName` is left out of the key: distinct searches get the
 * same answer, and what stands before the stub cannot keep it.
 */
export async function startStubUpstream(port: number): Promise<StubUpstream> {
  const origin = `http://127.0.0.1:${port}`;
  const status = { ...fakeStatus, info: { ...fakeStatus.info, imageCDNs: [origin], launchGameCDNs: [origin] } };
  const upstream = createFakeUpstream({ overrides: { systemStatus: () => status } });
  const kept = new Map<string, Buffer>();
  const stub = {
    origin,
    port,
    latency: 0,
    calls: 0,
    events: upstream.events,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const sendEvents = async (response: ServerResponse): Promise<void> => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const { text } = await upstream.events.openStream({
      origin,
      path: eventStream.path,
      headers: { [headers.merchant]: status.info.whitelabel.merchantCode },
      signal: left.signal,
    });
    for await (const piece of text) response.write(piece);
  };

  const server: Server = createServer((request, response) => {
    stub.calls += 1;
    const arrived = performance.now();
    if (request.url === eventStream.path) return void sendEvents(response);
    const url = (request.url ?? '/').replace(/([?&])gameName=[^&]*/, '$1');
    const key = `${url} ${request.headers.authorization ?? ''}`;
    const answer = (body: Buffer) => {
      const write = () => response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
      if (stub.latency === 0) write();
      else setTimeout(write, stub.latency - (performance.now() - arrived));
    };
    const known = kept.get(key);
    if (known) return answer(known);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    void upstream.send({ origin, method: 'GET', path: url, headers, timeout: 5_000 }).then(({ text }) => {
      const body = Buffer.from(text);
      kept.set(key, body);
      answer(body);
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return stub;
}
