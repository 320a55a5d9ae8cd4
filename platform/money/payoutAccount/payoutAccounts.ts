import type { Kysely, Selectable } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { printedName } from '../../core/text/printedName.ts';
import { visibleName } from '../../core/text/visibleName.ts';
import type { Member } from '../../identity/member/members.ts';
import { openPayee, payeeContext, type Payee } from '../payee/sealedPayee.ts';
import { payeeKey, type TypedPayee } from './payeeRules.ts';
import { keepPayeeLookups } from './payees.ts';
import type { PayoutAccountTable } from './payoutAccountTables.ts';

/** An account with what lies sealed of it. */
export interface PayoutAccount extends Payee {
  readonly id: string;
  readonly memberId: string;
  readonly bankCode: string;
  readonly createdAt: number;
  readonly usableFrom: number;
  readonly isRemoved: boolean;
}

/** Where members are paid. */
export interface PayoutAccounts {
  /** Those that a member has, the newest first. */
  list(memberId: string): Promise<readonly PayoutAccount[]>;
  /** Undefined where there is none of that id; those that were taken away are found. */
  byId(id: string, db?: Kysely<Database>): Promise<PayoutAccount | undefined>;
  /** Binds a payee that breaks no rule. Refuses with `payout_accounts_full`, `payee_name_mismatch` and `payee_taken`. */
  add(db: Kysely<Database>, member: Pick<Member, 'id' | 'payee_name'>, payee: TypedPayee): Promise<PayoutAccount>;
  /** Refuses with `payout_account_gone` where the member has none of that id. */
  remove(db: Kysely<Database>, memberId: string, id: string): Promise<PayoutAccount>;
}

type Row = Selectable<PayoutAccountTable>;

export const payoutAccountChecksum = (
  checksums: Checksums,
  { id, member_id, bank_code, created_at, usable_from }: Pick<Row, 'id' | 'member_id' | 'bank_code' | 'created_at' | 'usable_from'>,
): string => checksums.of('payout_account', [id, member_id, bank_code, created_at, usable_from]);

const hour = 3_600_000;

export function createPayoutAccounts(parts: PlatformParts): PayoutAccounts {
  const { db, brand, checksums, clock, secrets } = parts;
  const opened = ({ id, member_id, bank_code, payee, created_at, usable_from, removed_at }: Row): PayoutAccount => ({
    id,
    memberId: member_id,
    bankCode: bank_code,
    ...openPayee(secrets, id, payee),
    createdAt: Number(created_at),
    usableFrom: Number(usable_from),
    isRemoved: removed_at !== null,
  });
  const allOf = async (within: Kysely<Database>, memberId: string) =>
    (await within.selectFrom('payout_account').selectAll().where('member_id', '=', memberId).orderBy('id', 'desc').execute()).map(opened);

  return {
    list: async (memberId) => (await allOf(db, memberId)).filter(({ isRemoved }) => !isRemoved),
    async byId(id, within = db) {
      const row = await within.selectFrom('payout_account').selectAll().where('id', '=', id).executeTakeFirst();
      return row && opened(row);
    },
    async add(transaction, { id: memberId, payee_name: knownAs }, { bankCode, holderName, accountNumber }) {
      // Two that one member binds at once wait for each other.
      await forUpdate(transaction.selectFrom('member').select('id').where('id', '=', memberId)).execute();
      const before = await allOf(transaction, memberId);
      const [first] = before;
      const held = before.filter(({ isRemoved }) => !isRemoved);
      if (held.length >= brand.withdrawals.maxAccounts) throw new CallRefusal('payout_accounts_full');
      const name = knownAs ?? first?.holderName;
      if (name !== undefined && printedName(name) !== printedName(holderName)) throw new CallRefusal('payee_name_mismatch');
      const key = payeeKey({ bankCode, accountNumber }, brand.countries[0] ?? '');
      if (key === undefined || !(await keepPayeeLookups(transaction, secrets, memberId, key))) throw new CallRefusal('payee_taken');
      // The number as it is known again, without its bank.
      const payee = { holderName: visibleName(holderName), accountNumber: key.slice(bankCode.length + 1) };
      const again = held.find((each) => each.bankCode === bankCode && each.accountNumber === payee.accountNumber);
      if (again) return again;
      const id = newId(parts);
      const now = clock.now();
      const row = {
        id,
        member_id: memberId,
        bank_code: bankCode,
        created_at: BigInt(now),
        usable_from: BigInt(first ? now + brand.withdrawals.coolingHours * hour : now),
      };
      const sealed = { payee: secrets.seal(payeeContext(id), JSON.stringify(payee)), removed_at: null };
      const whole = { ...row, ...sealed, checksum: payoutAccountChecksum(checksums, row) };
      await transaction.insertInto('payout_account').values(whole).execute();
      return opened(whole);
    },
    async remove(transaction, memberId, id) {
      const row = await transaction
        .updateTable('payout_account')
        .set({ removed_at: BigInt(clock.now()) })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .where('removed_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new CallRefusal('payout_account_gone');
      return opened(row);
    },
  };
}
