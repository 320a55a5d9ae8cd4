import { CallRefusal, type Handlers } from '../handler.ts';
import type { PlatformParts } from '../parts.ts';
import { registerMember, type RegistrationParts } from './registerMember.ts';

export function memberHandlers(parts: PlatformParts & RegistrationParts): Pick<Handlers, 'memberInfo' | 'register'> {
  return {
    register: registerMember(parts),
    async memberInfo(_payload, { member }) {
      const row = await parts.db.selectFrom('member').selectAll().where('id', '=', member.memberId).executeTakeFirst();
      if (!row) throw new CallRefusal('token_required');
      return {
        id: row.id,
        account: row.username,
        nickname: row.nickname,
        type: Number(row.type),
        currency: row.currency,
        toUpline: false,
        customerId: row.referral_code,
        memberLabel: [],
      };
    },
  };
}
