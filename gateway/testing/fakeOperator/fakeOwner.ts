import type { FakeCallContext } from './FakeCallContext.ts';
import type { Account } from './fakeAccount.ts';

/** Whose token a call came with. */
export function fakeOwner({ account }: FakeCallContext): Account {
  if (account === undefined) throw new Error('a call without a token reached an account');
  return account;
}
