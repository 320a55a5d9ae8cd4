import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';

export function memberHandlers(
  parts: Pick<PlatformParts, 'db' | 'brand'>,
): Pick<Handlers, 'memberInfo' | 'memberIcon' | 'playerAvatar' | 'updateLanguage'> {
  const iconOf = async (memberId: string): Promise<string | null> => {
    const row = await parts.db.selectFrom('member').select('icon').where('id', '=', memberId).executeTakeFirst();
    return row?.icon ?? null;
  };
  return {
    memberIcon: async (_payload, { member }) => ({ icon: await iconOf(member.memberId) }),
    playerAvatar: async (_payload, { member }) => ({ avatar: await iconOf(member.memberId), avatars: [...parts.brand.avatars] }),
    async updateLanguage({ language }, { member }) {
      await parts.db.updateTable('member').set({ language }).where('id', '=', member.memberId).execute();
      return {};
    },
    async memberInfo(_payload, { member }) {
      const row = await parts.db.selectFrom('member').selectAll().where('id', '=', member.memberId).executeTakeFirst();
      if (!row) throw new CallRefusal('token_required');
      return {
        id: row.id,
        account: row.username,
        nickname: row.nickname,
        type: Number(row.type),
        currency: row.currency,
        toUpline: parts.brand.memberTransfers.isOpen && row.referred_by !== null,
        customerId: row.referral_code,
        memberLabel: [],
        ...(member.paused && { pause: member.paused }),
      };
    },
  };
}
