import type { Clock } from '../../clock.ts';
import type { Context, SessionHandle } from '../../context.ts';
import { noSession } from '../../session.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import type { Address } from './parsedRequest.ts';
import type { SiteAccess } from '../access/siteAccess.ts';

/** Whom an operation is run for. */
export interface Visitor {
  readonly session: SessionHandle;
  /** Network address, where it is known. */
  readonly clientAddress: string | undefined;
  /** What the browser calls itself. */
  readonly clientAgent: string | undefined;
  /** True where no person asked for it, such as a poll. */
  readonly unattended: boolean;
}

/**
 * What the resolvers of one operation get. Without a visitor the context is of nobody: no
 * token can be sent with it, so that nothing of a visitor can get into an answer for everybody.
 */
export type ContextOf = (address: Address, correlationId: string, visitor?: Visitor) => Context;

export interface ContextOfParts {
  readonly client: UpstreamClient;
  readonly siteAccess: SiteAccess;
  readonly clock: Clock;
  readonly siteOrigin: string;
}

/** Milliseconds that a whole operation may take. */
const OPERATION_TIME = 8_000;

export function createContextOf({ client, siteAccess, clock, siteOrigin }: ContextOfParts): ContextOf {
  return ({ language, shard }, correlationId, visitor) => {
    const session = visitor?.session ?? noSession;
    return {
      session,
      language,
      siteOrigin,
      visit: async () => {
        if (!visitor) throw new Error('an answer for everybody cannot tell of one visitor');
        const visit = await siteAccess.of(visitor.clientAddress);
        if (!visit) throw new Error('it is not known whether the visitor may come in');
        return visit;
      },
      upstream: client.forRequest({
        token: () => session.current?.token,
        language,
        shard,
        deadline: clock.now() + OPERATION_TIME,
        correlationId,
        clientAddress: visitor?.clientAddress,
        clientAgent: visitor?.clientAgent,
        clientBrowser: visitor && (() => session.nameBrowser()),
        unattended: visitor?.unattended ?? false,
        ...(visitor ? { onTokenVoid: () => session.close() } : {}),
      }),
    };
  };
}
