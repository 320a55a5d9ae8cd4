import { z } from 'zod';
import { amount, currency } from '../sharedSchemas.ts';

/**
 * What has happened to whom, as a stream of server-sent events for a whole gateway (`GET`, `text/event-stream`). Nobody's token goes with
 * it: it is answered to a gateway that proves itself by its key or, where the two have agreed on none, calls from a known address.
 *
 * Every event carries an `id`, which grows by one. A stream begins with `open`, whose id is where it stands: what comes next happened after
 * it. With `Last-Event-ID` that is this id, and what came after it follows, without a gap; where so much is not kept any more, or the id was never given
 * out, it begins with `reset` instead: what happened in between is not told, so whatever is shown has to be asked for anew. A comment
 * (`:` and an empty line) comes at least every 15 seconds; after 31 without anything the gateway takes the stream for dead. The operator may end
 * a stream at any time; it is opened again, after a pause that grows from a quarter of a second to 15. An id is a whole number of at most 15
 * digits; an event without one is passed over. The stream is opened while somebody is signed in and looks, so it may well be away for long.
 */
export const eventStream = {
  method: 'GET',
  path: '/wps/events',
  /** Longest silence of a stream that is well, in milliseconds. */
  heartBeat: 15_000,
} as const;

/** Shapes of an event's `data`, by its `event`. `memberId` is that of `GET /wps/member/info`. Unknown ones are to be passed over. */
export const eventShapes = {
  open: z.object({}),
  reset: z.object({}),
  /** Money was moved: what `GET /wps/v2/wallets/balance` answers from now on. */
  balance: z.object({
    memberId: z.string(),
    /** As `balance` answers it after the movement. */
    sumBalance: amount,
    currency,
  }),
  /** A message was written to the member, read, or taken away: what `GET /wps/message/unreadCount` answers may be another number. */
  message: z.object({ memberId: z.string() }),
  /** A session of the member has ended, the account was locked or excluded, or a break from play has begun: ask again before more is told. */
  session: z.object({ memberId: z.string() }),
} as const;

/** Names of what happens to one member. */
export type MemberEventType = Exclude<keyof typeof eventShapes, 'open' | 'reset'>;
