import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';
import type { Database } from '../../core/store/database.ts';
import { base32, fromBase32, matchingStep } from './totp.ts';
import { plainCode } from '../verification/plainCode.ts';

/** Done in the transaction of a change. */
type Alongside = (db: Kysely<Database>) => Promise<void>;

/** Authenticator apps of members, and the recovery codes beside them. */
export interface Authenticators {
  isBound(memberId: string): Promise<boolean>;
  recoveryCodesLeft(memberId: string): Promise<number>;
  /** Makes a secret that waits for `confirm`; answers it in base 32. */
  enrol(memberId: string): Promise<string>;
  /** Binds the app that shows `code`, together with what is done `alongside`; answers ten recovery codes. Throws `verification_code_failed`. */
  confirm(memberId: string, code: string, alongside: Alongside): Promise<readonly string[]>;
  /** Whether the code is of the bound app and of a step that was never accepted. Throws `too_many_attempts` after five wrong ones within an hour. */
  verify(memberId: string, code: string): Promise<boolean>;
  /** Whether it is an unused recovery code, which is used up. Limited together with `verify`. */
  spendRecoveryCode(memberId: string, code: string): Promise<boolean>;
  remove(memberId: string, alongside: Alongside): Promise<void>;
}

const secretBytes = 20;
/** What binds a sealed secret to its member. */
export const authenticatorContext = (memberId: string): string => `authenticator ${memberId}`;
const recoveryCodes = 10;
const hour = 3_600_000;

export function createAuthenticators(parts: PlatformParts & { readonly attempts: Attempts; readonly secrets: Secrets }): Authenticators {
  const { audit, db, clock, random, attempts, secrets } = parts;
  const scope = (memberId: string) => `authenticator:${memberId}`;
  const plain = (code: string) => plainCode(code).toUpperCase();
  // 80 random bits: a plain hash is enough, and outlives every key.
  const hashOf = (memberId: string, code: string) =>
    createHash('sha256')
      .update(`recovery code ${memberId} ${plain(code)}`)
      .digest('hex');

  /** Takes a step that fits and is newer than every step before it; of two at once, one gets it. */
  const take = async (within: Kysely<Database>, memberId: string, code: string, isConfirmed: boolean): Promise<boolean> => {
    const row = await within.selectFrom('authenticator').selectAll().where('member_id', '=', memberId).executeTakeFirst();
    if (!row || (row.confirmed_at !== null) !== isConfirmed) return false;
    const secret = fromBase32(secrets.open(authenticatorContext(memberId), row.secret));
    const step = matchingStep(secret, plain(code), clock.now());
    if (step === undefined) return false;
    const { numUpdatedRows } = await within
      .updateTable('authenticator')
      .set({ last_step: BigInt(step), ...(isConfirmed ? {} : { confirmed_at: BigInt(clock.now()) }) })
      .where('member_id', '=', memberId)
      // Another app may have been begun or bound in its place since: the code is not of that one.
      .where('created_at', '=', row.created_at)
      .where('last_step', '<', BigInt(step))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };
  const stateOf = async (memberId: string): Promise<'none' | 'begun' | 'bound'> => {
    const row = await db.selectFrom('authenticator').select('confirmed_at').where('member_id', '=', memberId).executeTakeFirst();
    return row === undefined ? 'none' : row.confirmed_at === null ? 'begun' : 'bound';
  };
  const limited = async (memberId: string, evaluate: () => Promise<boolean>): Promise<boolean> => {
    await attempts.consume([{ scope: scope(memberId), limit: 5, window: hour }]);
    const isRight = await evaluate();
    if (isRight) await attempts.reset(scope(memberId));
    return isRight;
  };
  const unused = (memberId: string) =>
    db.selectFrom('recovery_code').select('id').where('member_id', '=', memberId).where('used_at', 'is', null);

  return {
    isBound: async (memberId) => (await stateOf(memberId)) === 'bound',
    recoveryCodesLeft: async (memberId) => (await unused(memberId).execute()).length,
    async enrol(memberId) {
      const secret = base32(random.bytes(secretBytes));
      const row = {
        secret: secrets.seal(authenticatorContext(memberId), secret),
        confirmed_at: null,
        last_step: 0n,
        created_at: BigInt(clock.now()),
      };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('authenticator')
        .values({ member_id: memberId, ...row })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row).where('authenticator.confirmed_at', 'is', null))
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) throw new CallRefusal('authenticator_bound');
      return secret;
    },
    async confirm(memberId, code, alongside) {
      // Before it is counted: whoever has nothing but a session uses up no tries of the app that is bound.
      if ((await stateOf(memberId)) !== 'begun') throw new CallRefusal('verification_code_failed');
      const codes = Array.from({ length: recoveryCodes }, () => base32(random.bytes(10)).replace(/(.{4})(?=.)/g, '$1-'));
      const rows = codes.map((each) => ({ id: newId(parts), member_id: memberId, code_hash: hashOf(memberId, each), used_at: null }));
      await limited(memberId, () =>
        audit.commit(async (transaction) => {
          // Bound together with its recovery codes: without them a lost phone would lock its owner out.
          if (!(await take(transaction, memberId, code, false))) throw new CallRefusal('verification_code_failed');
          audit.tell({ before: { authenticator: false }, after: { authenticator: true } });
          await transaction.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
          await transaction.insertInto('recovery_code').values(rows).execute();
          await alongside(transaction);
          return true;
        }),
      );
      return codes;
    },
    verify: (memberId, code) => limited(memberId, () => take(db, memberId, code, true)),
    spendRecoveryCode: (memberId, code) =>
      limited(memberId, async () => {
        const { numUpdatedRows } = await db
          .updateTable('recovery_code')
          .set({ used_at: BigInt(clock.now()) })
          .where('member_id', '=', memberId)
          .where('code_hash', '=', hashOf(memberId, code))
          .where('used_at', 'is', null)
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n;
      }),
    remove: (memberId, alongside) => {
      audit.tell({ before: { authenticator: true }, after: { authenticator: false } });
      return audit.commit(async (transaction) => {
        await transaction.deleteFrom('authenticator').where('member_id', '=', memberId).execute();
        await transaction.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
        await alongside(transaction);
      });
    },
  };
}
