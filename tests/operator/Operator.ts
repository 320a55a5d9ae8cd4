import type { AnswerOf, Call, PayloadOf } from '#contract/call.ts';
import type { Listening, ListenOptions } from '../../platform/core/events/testing/listen.ts';
import type { CallOptions } from '../../platform/testing/requestFor.ts';

/** What an operator said, fake or real. */
export interface OperatorAnswer<Value = unknown> {
  readonly status: number;
  readonly success: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly value: Value;
  /** The call that it answers, where somebody keeps account of them. */
  readonly of?: Call;
}

/** An operator under the cases: everything that they know of it, they learn by its calls. */
export interface Operator {
  /** What names of new members begin with, where members stay. */
  readonly namePrefix?: string;
  /** Digits that numbers of new payout accounts begin with, where these stay. */
  readonly numberPrefix?: string;
  /** Origin of the brand’s site; that of `npm start` where nothing is said. */
  readonly site?: string | undefined;
  /** Asks as another visitor from now on, where limits of one are in the way. */
  nextVisitor?(): void;
  call<C extends Call>(call: C, payload: PayloadOf<C>, options?: CallOptions): Promise<OperatorAnswer<AnswerOf<C>>>;
  /** Makes a call with another key than gateways are known by; undefined where none was agreed on. */
  callByStranger?(call: Call): Promise<OperatorAnswer>;
  /** Sends a request as it stands. */
  send(path: string, init: RequestInit): Promise<OperatorAnswer>;
  /** Opens its stream of events, as a gateway does. */
  listen(options?: Omit<ListenOptions, 'peer'>): Promise<Listening>;
  /** Makes this member's password one that has to be changed; answers the token of a session that must do that first. */
  restrict(username: string, password: string): Promise<string>;
  close(): Promise<void>;
}
