import type { Clock } from '../clock.ts';
import type { Context, SessionHandle } from '../context.ts';
import { noSession } from '../session.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import type { Address } from './asked.ts';

/** Whom an operation is run for. */
export interface Visitor {
  readonly session: SessionHandle;
  /** Network address, where it is known. */
  readonly clientAddress: string | undefined;
}

/**
 * What the resolvers of one operation get. Without a visitor the context is of nobody: no
 * token can be sent with it, so that nothing of a visitor can get into an answer for everybody.
 */
export type ContextOf = (address: Address, correlationId: string, visitor?: Visitor) => Context;

/** Milliseconds that a whole operation may take. */
const OPERATION_TIME = 8_000;

export function createContextOf(client: UpstreamClient, clock: Clock): ContextOf {
  return ({ language, shard }, correlationId, visitor) => {
    const session = visitor?.session ?? noSession;
    return {
      session,
      language,
      upstream: client.forRequest({
        token: () => session.current?.token,
        language,
        shard,
        deadline: clock.now() + OPERATION_TIME,
        correlationId,
        clientAddress: visitor?.clientAddress,
        ...(visitor ? { onTokenVoid: () => session.close() } : {}),
      }),
    };
  };
}
