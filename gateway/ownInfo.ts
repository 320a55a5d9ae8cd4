import type { AnswerOf } from './contract/call.ts';
import { memberInfo } from './contract/identity/member.ts';
import { OtherMember } from './upstream/failure.ts';
import type { Upstream } from './upstream/upstream.ts';

export type MemberInfo = AnswerOf<typeof memberInfo>;

/** Whose an answer has to be, as far as that is known. */
export interface Owner {
  readonly memberId?: string | undefined;
  readonly account?: string | undefined;
}

/** Operators write a name as it was registered, people as they like. */
const folded = (account: string): string => account.trim().toLowerCase();

/** Throws `OtherMember` where both know a number or a name of the member, and not the same one. */
export function requireSameMember(owner: Owner, answered: Owner): void {
  const isOther =
    (owner.memberId !== undefined && answered.memberId !== undefined && owner.memberId !== answered.memberId) ||
    (owner.account !== undefined && answered.account !== undefined && folded(owner.account) !== folded(answered.account));
  if (isOther) throw new OtherMember('the operator answered about another member than the one who asks');
}

/**
 * What the operator tells of the member whose token is sent. It is believed about nobody but `owner`: mixed up answers, of a cache in
 * between or of a token given twice, would make one member another one.
 */
export async function ownInfo(upstream: Upstream, owner: Owner): Promise<MemberInfo> {
  const info = await upstream.call(memberInfo, {});
  requireSameMember(owner, { memberId: info.id, account: info.account });
  return info;
}
