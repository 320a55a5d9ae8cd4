import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';

/** No member is without an account to spend from. */
export const vouchedMembers: VouchedRows = {
  async check({ db }, progress) {
    await inPages(
      progress,
      (after) =>
        db
          .selectFrom('member')
          .leftJoin('account', (join) => join.onRef('account.member_id', '=', 'member.id').on('account.purpose', '=', 'cash'))
          .select(['member.id', 'account.id as account'])
          .where('member.id', '>', after)
          .orderBy('member.id')
          .limit(pageSize)
          .execute(),
      (members) => {
        for (const { id, account } of members) if (account === null) progress.found('member', id, 'its account is missing');
      },
    );
  },
};
