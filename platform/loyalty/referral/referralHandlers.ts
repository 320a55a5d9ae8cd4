import type { Handlers } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { maskedAccount } from '../../core/text/maskedAccount.ts';

export function referralHandlers({ db }: PlatformParts): Pick<Handlers, 'referral'> {
  return {
    async referral({ pageSize, beforeInvitedId }, { member: { memberId } }) {
      const invited = db.selectFrom('member').where('referred_by', '=', memberId);
      // Ids are UUIDv7, so their order is that of time.
      const page = invited
        .select(['id', 'username', 'created_at'])
        .orderBy('id', 'desc')
        .limit(pageSize + 1);
      const rows = await (beforeInvitedId === undefined ? page : page.where('id', '<', beforeInvitedId)).execute();
      const { total } = await invited.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
      const { referral_code: referralCode } = await db
        .selectFrom('member')
        .select('referral_code')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      return {
        referralCode,
        invited: rows.slice(0, pageSize).map(({ id, username, created_at }) => ({
          invitedId: id,
          maskedAccount: maskedAccount(username),
          registerTime: Number(created_at),
        })),
        total: Number(total),
        hasMore: rows.length > pageSize,
      };
    },
  };
}
