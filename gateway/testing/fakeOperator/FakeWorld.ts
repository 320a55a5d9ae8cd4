import type { JWK } from 'jose';
import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeMembers } from './fakeMembers.ts';

/** What one fake operator has for all its calls. */
export interface FakeWorld {
  readonly members: FakeMembers;
  /** What payloads are sealed for. */
  readonly keys: readonly JWK[];
  /** What it answers `registerSettings` by, as a test may have changed it. */
  readonly settings: () => AnswerOf<Calls['registerSettings']>;
}
