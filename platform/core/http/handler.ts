import type { AnswerOf, ParsedPayloadOf, Call } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { PlayPause } from '#contract/identity/playLimit.ts';
import type { language } from '#contract/sharedSchemas.ts';
import type { z } from 'zod';

export type Language = z.output<typeof language>;

/** The member a token belongs to. */
export interface SessionMember {
  readonly memberId: string;
  readonly sessionId: string;
  readonly account: string;
  /** 0 player; 1, 2, 41, 42 agent; 4 trial account. */
  readonly type: number;
  readonly currency: string;
  /** It may change the password and end, and nothing else. */
  readonly restricted: boolean;
  /** Why it may bring in neither money nor play; left out where it may. */
  readonly paused?: PlayPause | undefined;
}

/** What a handler knows beside the payload. */
export interface CallContext {
  readonly language: Language;
  readonly merchant: string;
  /** Address the request came from, for limits and records; empty where a gateway names none. */
  readonly address: string;
  /** Names the visitor's browser by a secret of it; empty where a gateway names none, and for calls that are not `byBrowser`. */
  readonly browser: string;
  /** What the visitor's browser calls itself; empty where nobody said. */
  readonly agent: string;
  /** When the caller gives up, in the clock's milliseconds; infinite where it did not say. */
  readonly deadline: number;
}
export interface MemberCallContext extends CallContext {
  readonly member: SessionMember;
  /** Names what is wished, over retries; empty where the caller names nothing. */
  readonly idempotencyKey: string;
}
export interface MoneyCallContext extends MemberCallContext {
  /** Never empty. */
  readonly idempotencyKey: string;
}

type ContextOf<C extends Call> = C['token'] extends true ? (C['kind'] extends 'money' ? MoneyCallContext : MemberCallContext) : CallContext;

/** Answers one call. A refusal is thrown as `CallRefusal`; anything else thrown is a fault. */
export type Handler<C extends Call> = (payload: ParsedPayloadOf<C>, context: ContextOf<C>) => Promise<AnswerOf<C>>;

/** One handler for every call of the contract: a call left out does not compile. */
export type Handlers = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };

/** The operator says no in a way the caller can act on. Travels as `success: false`. */
export class CallRefusal extends Error {
  readonly code: string;
  readonly value: unknown;

  /** `code` is the operator's word, as listed in the docstring of the call. */
  constructor(code: string, value?: unknown) {
    super(code);
    this.code = code;
    this.value = value;
  }
}
