import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import type { CallName, Calls } from '#contract/calls.ts';
import type { Account } from './fakeAccount.ts';

/** What the fake operator knows of a call beside its payload. */
export interface FakeCallContext {
  /** Present for every call that needs a token. */
  readonly account?: Account;
  readonly token?: string;
  readonly idempotencyKey?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One answer for every call of the contract, in the contract's own types. */
export type FakeHandlers = {
  readonly [Name in CallName]: (payload: ParsedPayloadOf<Calls[Name]>, context: FakeCallContext) => AnswerOf<Calls[Name]>;
};
