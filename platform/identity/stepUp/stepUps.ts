import type { Kysely } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { Members } from '../member/members.ts';
import type { PaymentPasswords } from '../paymentPassword/paymentPasswords.ts';
import { actionText, type SteppedAction } from '../secondFactor/actionText.ts';
import type { SecondFactors } from '../secondFactor/secondFactors.ts';

/** Milliseconds that a proof is good for. */
export const ticketLifetime = 5 * 60_000;

/** Members who prove anew who they are, before money leaves or what it is held by changes. */
export interface StepUps {
  /** Evaluates the payment password, and the code where the account has a factor; answers a ticket for this action, amount and target. */
  prove(
    memberId: string,
    action: SteppedAction,
    proof: { readonly paymentPassword: string; readonly code?: string | undefined },
  ): Promise<string>;
  /**
   * Uses a ticket up, in the transaction of what it is for: of two that bring one, one gets through. Refuses with `step_up_failed` where it
   * is unknown, used, old, another member's or for another action.
   */
  consume(db: Kysely<Database>, memberId: string, action: SteppedAction, ticket: string): Promise<void>;
}

export interface StepUpParts extends PlatformParts {
  readonly members: Members;
  readonly paymentPasswords: PaymentPasswords;
  readonly secondFactors: SecondFactors;
}

const purpose = 'step-up action';

export function createStepUps(parts: StepUpParts): StepUps {
  const { db, clock, members, paymentPasswords, random, secondFactors, secrets } = parts;
  return {
    async prove(memberId, action, { paymentPassword, code }) {
      const member = await members.byId(memberId);
      if (!member) throw new CallRefusal('payment_password_needed');
      await paymentPasswords.need(member, paymentPassword);
      await secondFactors.need(member, action, code);
      const token = opaqueToken(random);
      const now = clock.now();
      await db.transaction().execute(async (transaction) => {
        // Of a new payment password at this moment one waits: it ends this ticket, or finds this proof to be of the old one.
        const own = transaction.selectFrom('member').select('id').where('id', '=', memberId);
        const held = await forUpdate(own.where('payment_password_hash', '=', member.payment_password_hash)).executeTakeFirst();
        if (!held) throw new CallRefusal('payment_password_wrong');
        await transaction
          .insertInto('step_up_ticket')
          .values({
            token_hash: hashOfToken(token),
            member_id: memberId,
            action_hash: secrets.hash(purpose, actionText(action)),
            created_at: BigInt(now),
            expires_at: BigInt(now + ticketLifetime),
            used_at: null,
          })
          .execute();
      });
      return token;
    },
    async consume(transaction, memberId, action, ticket) {
      const now = BigInt(clock.now());
      const used = await transaction
        .updateTable('step_up_ticket')
        .set({ used_at: now })
        .where('token_hash', '=', hashOfToken(ticket))
        .where('member_id', '=', memberId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('action_hash')
        .executeTakeFirst();
      if (!used || !secrets.matches(purpose, actionText(action), used.action_hash)) throw new CallRefusal('step_up_failed');
    },
  };
}
