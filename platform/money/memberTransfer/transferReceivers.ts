import { accountTypes, isAgentType } from '#contract/accountTypes.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { memberTransfer } from '#contract/money/memberTransfer.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { maskedAccount } from '../../core/text/maskedAccount.ts';

export type TransferReceiver = AnswerOf<typeof memberTransfer>['receiver'];

/** Whom a member may transfer to: along the direct edge, and to nobody else. */
export interface TransferReceivers {
  /** The upline, then of an agent the newest direct downlines. */
  list(memberId: string): Promise<readonly TransferReceiver[]>;
  /** One of them, undefined for anybody else. */
  find(db: Kysely<Database>, memberId: string, receiverId: string): Promise<TransferReceiver | undefined>;
}

/** How many downlines are told at once. */
const mostDownlines = 100;

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

  return {
    async list(memberId) {
      const uplines = told('UPLINE', await uplineOf(db, memberId).execute());
      if (!(await isAgent(db, memberId))) return uplines;
      const newest = downlinesOf(db, memberId).orderBy('id', 'desc').limit(mostDownlines);
      return [...uplines, ...told('DOWNLINE', await newest.execute())];
    },
    async find(within, memberId, receiverId) {
      const [upline] = told('UPLINE', await uplineOf(within, memberId).where('id', '=', receiverId).execute());
      if (upline || !(await isAgent(within, memberId))) return upline;
      return told('DOWNLINE', await downlinesOf(within, memberId).where('id', '=', receiverId).execute())[0];
    },
  };
}
