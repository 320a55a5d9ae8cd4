import type { FakeHandlers } from './FakeCallContext.ts';
import { fakeOwner } from './fakeOwner.ts';
import { FakeRefusal } from './fakeRefusal.ts';

const fields = ['zalo', 'facebook', 'whatsapp', 'line', 'wechat', 'qqNum'] as const;
const minAge = 21;

/** What members tell of themselves. Today is long after 2005. */
export const fakeProfile = {
  profile: (_payload, context) => {
    const { member, told } = fakeOwner(context);
    return {
      nickname: told.nickname ?? member.nickname,
      birthday: told.birthday ?? null,
      minAge,
      contacts: fields.map((field) => ({ field, value: told.contacts?.[field] ?? '' })),
    };
  },
  updateProfile: ({ nickname, birthday, avatar, contacts = [] }, context) => {
    const { told } = fakeOwner(context);
    const broken = [
      ...(nickname === undefined || nickname.trim().length > 1 ? [] : ['nickname']),
      ...(birthday === undefined || /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? [] : ['birthday']),
      ...(avatar === undefined || avatar.startsWith('/art/') ? [] : ['avatar']),
    ];
    if (broken.length > 0) throw new FakeRefusal('invalid_fields', { fields: broken.map((name) => ({ name, patternId: 'length' })) });
    if (birthday !== undefined && birthday > '2005') throw new FakeRefusal('under_age', { minAge });
    if (birthday !== undefined && told.birthday !== undefined && told.birthday !== birthday) throw new FakeRefusal('birthday_set');
    if (nickname !== undefined) told.nickname = nickname.trim();
    if (birthday !== undefined) told.birthday = birthday;
    told.contacts = { ...told.contacts, ...Object.fromEntries(contacts.map(({ field, value }) => [field, value])) };
    return {};
  },
} satisfies Partial<FakeHandlers>;
