import type { Kysely } from 'kysely';
import { CallRefusal } from '../../../core/http/handler.ts';
import type { Database } from '../../../core/store/database.ts';
import type { Authenticators } from '../../authenticator/authenticators.ts';
import type { Member } from '../../member/members.ts';
import type { Codes } from '../../verification/codes.ts';
import { sameName, type Method } from './loginVerificationRules.ts';

interface ProofParts {
  readonly db: Kysely<Database>;
  readonly authenticators: Authenticators;
  readonly codes: Codes;
}

/** Whether an answer proves the login of a member; `id` is that of its verification. */
type Proof = (answer: string, asked: { readonly id: string; readonly member: Member }) => boolean | Promise<boolean>;

/** How each method is proven. A code that was right is used up. */
export function loginProofs({ db, authenticators, codes }: ProofParts): Readonly<Record<Method, Proof>> {
  /** A wrong or spent code is a wrong answer like any other. */
  const byCode: Proof = async (guess, { id }) => {
    try {
      await codes.consume(db, await codes.check({ flow: 'loginVerification', target: id }, guess));
      return true;
    } catch (error) {
      if (error instanceof CallRefusal) return false;
      throw error;
    }
  };
  return {
    totp: (answer, { member }) => authenticators.verify(member.id, answer),
    recoveryCode: (answer, { member }) => authenticators.spendRecoveryCode(member.id, answer),
    bankName: (answer, { member }) => sameName(answer, member.payee_name ?? ''),
    phone: byCode,
    email: byCode,
  };
}
