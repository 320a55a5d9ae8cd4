import type { Clock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { noSession } from '../../session.ts';
import type { Live } from '../../live/live.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import type { GraphqlCall } from '../../plugins/ServerContext.ts';
import type { SiteAccessLookup } from '../access/siteAccess.ts';

/**
 * What the resolvers of one operation get. Without a visitor the context is of nobody: no
 * token can be sent with it, so that nothing of a visitor can get into an answer for everybody.
 */
export type ContextOf = (
  call: Pick<GraphqlCall, 'address' | 'signal' | 'isStream' | 'correlationId' | 'visitor' | 'isDegraded' | 'retryAfterSeconds'>,
) => Context;

export interface ContextOfParts {
  readonly client: UpstreamClient;
  readonly siteAccess: SiteAccessLookup;
  readonly live: Live;
  readonly clock: Clock;
  readonly siteOrigin: string;
  readonly ownOrigins: ReadonlySet<string>;
}

/** Milliseconds that a whole operation may take. */
const operationTime = 8_000;

export function createContextOf({ client, siteAccess, live, clock, siteOrigin, ownOrigins }: ContextOfParts): ContextOf {
  return (call) => {
    const {
      address: { language, cdnBucket },
      correlationId,
      visitor,
    } = call;
    const session = visitor?.session ?? noSession;
    const end = clock.now() + operationTime;
    return {
      session,
      language,
      correlationId,
      siteOrigin,
      ownOrigins,
      live: { follow: (memberId, field) => live.follow(memberId, field, call.signal) },
      siteAccess: async () => {
        if (!visitor) throw new Error('an answer for everybody cannot tell of one visitor');
        const access = await siteAccess.of(visitor.clientAddress);
        if (!access) throw new Error('it is not known whether the visitor may come in');
        return access;
      },
      upstream: client.forRequest({
        token: () => session.current?.token,
        language,
        cdnBucket,
        // A stream goes on; each of its events is an operation of its own.
        deadline: () => (call.isStream ? clock.now() + operationTime : end),
        correlationId,
        clientAddress: visitor?.clientAddress,
        clientAgent: visitor?.clientAgent,
        clientBrowser: visitor && (() => session.nameBrowser()),
        signal: call.signal,
        unattended: call.isStream || (visitor?.unattended ?? false),
        onFault: () => void (call.isDegraded = true),
        onNoRoom: (seconds) => void (call.retryAfterSeconds = Math.max(seconds, call.retryAfterSeconds ?? 0)),
        ...(visitor ? { onTokenVoid: () => session.close() } : {}),
      }),
    };
  };
}
