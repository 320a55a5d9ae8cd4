import { eventStream } from '#contract/system/events.ts';
import { gatewayRefused, headers, merchantRefused } from '#contract/headers.ts';
import { Hono } from 'hono';
import { createRefusals } from '../http/answers.ts';
import { languageOf } from '../http/callContext.ts';
import type { GatewayKeys } from '../http/gatewayKeys.ts';
import type { PlatformEnvironment } from '../http/platformEnvironment.ts';
import { textStream } from '../http/textStream.ts';
import type { Log } from '../log.ts';
import type { PlatformParts } from '../parts.ts';
import type { Texts } from '../text/texts.ts';
import { eventFrames } from './eventFrames.ts';
import { createEvents } from './events.ts';
import type { EventFormatters } from './eventFormatters.ts';

interface EventRouteParts extends Pick<PlatformParts, 'db' | 'ledger' | 'brand'> {
  readonly formatters: EventFormatters;
  readonly log: Log;
  readonly texts: Texts;
  readonly gatewayKeys: GatewayKeys | undefined;
  /** Ends every stream, as the platform stops. */
  readonly stopping: AbortSignal;
}

/** A gateway needs one; the rest is for those that come back before the operator has noticed that they were gone. */
const maxStreams = 64;
/** Then a gateway has to prove itself again; it goes on behind the last event it has. */
const longestStream = 15 * 60_000;

const idShape = /^\d{1,18}$/;

/** `eventStream` of the contract. */
export function eventRoutes({
  db,
  ledger,
  brand,
  formatters,
  log,
  texts,
  gatewayKeys,
  stopping,
}: EventRouteParts): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  const { refused } = createRefusals(texts);
  const events = createEvents({ db });
  let streams = 0;
  app.get(eventStream.path, ({ req, body, var: { isGateway, correlationId } }) => {
    const language = languageOf(req.raw);
    // It tells of every member, so an address that anybody may come from is not enough.
    const isProven = gatewayKeys ? gatewayKeys.accepts(req.header(headers.gatewayKey) ?? '') : isGateway;
    if (!isProven) return refused(gatewayRefused, language, undefined, 403);
    if (req.header(headers.merchant) !== brand.merchantCode)
      return refused(merchantRefused, language, { merchants: [brand.merchantCode] }, 400);
    const lastId = req.header('last-event-id');
    if (lastId !== undefined && !idShape.test(lastId)) return refused('invalid_payload', language, { fields: ['last-event-id'] }, 400);
    if (streams >= maxStreams) return refused('too_many_attempts', language, { retryAfterSeconds: 5, full: true }, 429);
    streams += 1;
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, stopping, AbortSignal.timeout(longestStream)]);
    const frames = eventFrames({
      events,
      formatters,
      onPosted: ledger.onPosted,
      lastId: lastId === undefined ? undefined : BigInt(lastId),
      signal,
    });
    const onEnd = (): void => {
      if (over.signal.aborted) return;
      over.abort();
      streams -= 1;
    };
    const onError = (error: unknown): void => log.error({ error, correlationId }, 'a stream of events has broken off');
    return body(textStream(frames, { onError, onEnd }), 200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
