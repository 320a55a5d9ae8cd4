import type { Kysely } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { Member } from '../member/members.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import { coolingUntil } from './paymentPasswordRules.ts';

/** The password between a session and the member's money. */
export interface PaymentPasswords {
  /**
   * Refuses with `payment_password_needed` where none is set, `payment_password_wrong`, and `too_many_attempts` once ten wrong ones were
   * tried within an hour: it is locked then, for the right one too.
   */
  need(member: Pick<Member, 'id' | 'payment_password_hash'>, password: string): Promise<void>;
  /**
   * Puts a hash in place of the one that `member` was proven by, in the caller's transaction. Refuses with `payment_password_wrong` where another has come in
   * its place. Neither this nor `set` opens what is locked.
   */
  change(db: Kysely<Database>, member: Pick<Member, 'id' | 'payment_password_hash'>, hash: string): Promise<void>;
  /**
   * Puts a hash in place without any proof by the one before, in the caller's transaction: the first, or another for one that was forgotten, which begins the
   * cooling time. Answers which; of two at once, the second sees the first.
   */
  set(db: Kysely<Database>, memberId: string, hash: string): Promise<'first' | 'recovered'>;
  /** Until when no money leaves, in milliseconds since 1970; undefined where it may. */
  coolingUntil(memberId: string, db?: Kysely<Database>): Promise<number | undefined>;
}

export interface PaymentPasswordParts extends Pick<PlatformParts, 'db' | 'clock'> {
  readonly attempts: Attempts;
  readonly passwords: Passwords;
}

export function createPaymentPasswords({ db, clock, attempts, passwords }: PaymentPasswordParts): PaymentPasswords {
  return {
    async need({ id, payment_password_hash: hash }, password) {
      if (hash === null) throw new CallRefusal('payment_password_needed');
      const scope = `paymentPassword:member:${id}`;
      await attempts.consume([{ scope, limit: 10, window: 3_600_000 }]);
      if (!(await passwords.verify(password, hash))) throw new CallRefusal('payment_password_wrong');
      await attempts.reset(scope);
    },
    async change(transaction, { id: memberId, payment_password_hash: before }, hash) {
      const own = transaction.updateTable('member').set({ payment_password_hash: hash }).where('id', '=', memberId);
      const { numUpdatedRows } = await own.where('payment_password_hash', '=', before).executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new CallRefusal('payment_password_wrong');
    },
    async set(transaction, memberId, hash) {
      const own = transaction.selectFrom('member').select('payment_password_hash').where('id', '=', memberId);
      const { payment_password_hash: before } = await forUpdate(own).executeTakeFirstOrThrow();
      await transaction.updateTable('member').set({ payment_password_hash: hash }).where('id', '=', memberId).execute();
      if (before === null) return 'first';
      const recovered = { recovered_at: BigInt(clock.now()) };
      await transaction
        .insertInto('payment_password_recovery')
        .values({ member_id: memberId, ...recovered })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(recovered))
        .execute();
      return 'recovered';
    },
    async coolingUntil(memberId, within = db) {
      const row = await within
        .selectFrom('payment_password_recovery')
        .select('recovered_at')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return coolingUntil(row && Number(row.recovered_at), clock.now());
    },
  };
}
