import { accountTypes, isAgentType } from '#contract/accountTypes.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { memberTransfer } from '#contract/money/memberTransfer.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { maskedAccount, shownLetters } from '../../core/text/maskedAccount.ts';

export type TransferReceiver = AnswerOf<typeof memberTransfer>['receiver'];

export interface ReceiverList {
  readonly receivers: readonly TransferReceiver[];
  /** There are more downlines than are told. */
  readonly hasMore: boolean;
}

/** Whom a member may transfer to: along the direct edge, and to nobody else. */
export interface TransferReceivers {
  /** The upline, then of an agent the newest direct downlines: with letters that are shown of an account, those of whom they are; with more of it, whose it is as a whole. */
  list(memberId: string, account?: string): Promise<ReceiverList>;
  /** One of them, undefined for anybody else. */
  find(db: Kysely<Database>, memberId: string, receiverId: string): Promise<TransferReceiver | undefined>;
}

/** Of an account those letters are shown: more of it is the whole of it, or nobody's. */
const isWhole = (account: string): boolean => [...account].length > shownLetters;

/** How many downlines are told at once. */
const maxDownlines = 100;

export function createTransferReceivers(db: Kysely<Database>): TransferReceivers {
  const told = (relation: TransferReceiver['relation'], rows: readonly { readonly id: string; readonly username: string }[]) =>
    rows.map(({ id, username }) => ({ receiverId: id, maskedAccount: maskedAccount(username), relation }));
  /** A trial account has no money, only some to try out. */
  const takers = (within: Kysely<Database>) =>
    within.selectFrom('member').select(['id', 'username']).where('status', '=', 'ACTIVE').where('type', '<>', BigInt(accountTypes.trial));
  const uplineOf = (within: Kysely<Database>, memberId: string) =>
    takers(within).where('id', '=', within.selectFrom('member').select('referred_by').where('id', '=', memberId));
  const downlinesOf = (within: Kysely<Database>, memberId: string) => takers(within).where('referred_by', '=', memberId);
  const isAgent = async (within: Kysely<Database>, memberId: string) => {
    const { type } = await within.selectFrom('member').select('type').where('id', '=', memberId).executeTakeFirstOrThrow();
    return isAgentType(Number(type));
  };

  /** By what is shown anyway, or by what only they know who were told it: by longer beginnings the hidden letters would be found out one after the other. */
  const fitting = (rows: ReturnType<typeof downlinesOf>, key: string) =>
    isWhole(key)
      ? rows.where('username_key', '=', key)
      : // Compared as it is: `like` would read signs of its own in it.
        rows.where(sql<boolean>`substr(username_key, 1, length(cast(${key} as text))) = cast(${key} as text)`);

  return {
    async list(memberId, account) {
      // Never searched for: whose upline is whose must not be found out letter by letter.
      const uplines = told('UPLINE', await uplineOf(db, memberId).execute());
      if (!(await isAgent(db, memberId))) return { receivers: uplines, hasMore: false };
      const all = downlinesOf(db, memberId);
      const asked = account === undefined ? all : fitting(all, account.toLowerCase());
      const rows = await asked
        .orderBy('id', 'desc')
        .limit(maxDownlines + 1)
        .execute();
      const downlines = told('DOWNLINE', rows.slice(0, maxDownlines));
      // Whoever has typed a whole account knows it, and has to see which of those that begin alike it is.
      const found =
        account !== undefined && isWhole(account)
          ? downlines.map((each, index) => ({ ...each, maskedAccount: rows[index]?.username ?? each.maskedAccount }))
          : downlines;
      return { receivers: [...uplines, ...found], hasMore: rows.length > maxDownlines };
    },
    async find(within, memberId, receiverId) {
      const [upline] = told('UPLINE', await uplineOf(within, memberId).where('id', '=', receiverId).execute());
      if (upline || !(await isAgent(within, memberId))) return upline;
      return told('DOWNLINE', await downlinesOf(within, memberId).where('id', '=', receiverId).execute())[0];
    },
  };
}
