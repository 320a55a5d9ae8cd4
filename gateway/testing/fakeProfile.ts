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
  uploadAvatar: ({ picture }, context) => {
    if (!picture.startsWith('/9j')) throw new FakeRefusal('picture_failed');
    const { avatars } = fakeOwner(context);
    avatars.push(picture);
    return { pictureId: `fake-avatar-${avatars.length}` };
  },
  updateProfile: ({ nickname, birthday, avatar, pictureId, contacts = [] }, context) => {
    const { told, avatars } = fakeOwner(context);
    const broken = [
      ...(nickname === undefined || nickname.trim().length > 1 ? [] : ['nickname']),
      ...(birthday === undefined || /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? [] : ['birthday']),
      ...(avatar == null || avatar.startsWith('/art/') ? [] : ['avatar']),
    ];
    if (broken.length > 0) throw new FakeRefusal('invalid_fields', { fields: broken.map((name) => ({ name, patternId: 'length' })) });
    if (birthday !== undefined && birthday > '2005') throw new FakeRefusal('under_age', { minAge });
    if (birthday !== undefined && told.birthday !== undefined && told.birthday !== birthday) throw new FakeRefusal('birthday_set');
    if (pictureId !== undefined && avatars[Number(pictureId.split('-').at(-1)) - 1] === undefined) throw new FakeRefusal('picture_gone');
    if (pictureId !== undefined) told.avatar = `/avatars/${pictureId}.jpg`;
    else if (avatar !== undefined) told.avatar = avatar;
    if (nickname !== undefined) told.nickname = nickname.trim();
    if (birthday !== undefined) told.birthday = birthday;
    told.contacts = { ...told.contacts, ...Object.fromEntries(contacts.map(({ field, value }) => [field, value])) };
    return {};
  },
} satisfies Partial<FakeHandlers>;
