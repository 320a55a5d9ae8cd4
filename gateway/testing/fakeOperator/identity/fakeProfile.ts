import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeHouseDay } from '../fakeHouseDay.ts';
import { isFakePictureKept } from '../fakeKeptPicture.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';

const contactFields = ['zalo', 'facebook', 'whatsapp', 'line', 'wechat', 'qqNum'] as const;
const minAge = 21;

/** The pictures that a member may choose from. */
export const fakeAvatars: readonly string[] = ['/art/avatars/heron.svg', '/art/avatars/otter.svg'];

/** As people count characters, and nothing that cannot be seen. */
const isNickname = (text: string): boolean => {
  const { length } = [...new Intl.Segmenter().segment(text)];
  return length >= 2 && length <= 20 && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
};
const isDay = (text: string): boolean => {
  const time = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const hasReached = (age: number, birthday: string, now: number): boolean =>
  `${Number(birthday.slice(0, 4)) + age}${birthday.slice(4)}` <= fakeHouseDay(now);

/** What members tell of themselves. */
export const fakeProfile = {
  profile: (_payload, context) => {
    const { member, told } = fakeOwner(context);
    return {
      nickname: told.nickname ?? member.nickname,
      birthday: told.birthday ?? null,
      minAge,
      contacts: contactFields.map((field) => ({ field, value: told.contacts?.[field] ?? '' })),
    };
  },
  uploadAvatar: ({ picture }, context) => {
    if (!picture.startsWith('/9j')) throw new FakeRefusal('picture_failed');
    const { avatars } = fakeOwner(context);
    avatars.push(picture);
    return { pictureId: `fake-avatar-${avatars.length}` };
  },
  updateProfile: ({ nickname, birthday, avatar, pictureId, contacts = [] }, context) => {
    const { told, avatars: sent, usedPictures: used } = fakeOwner(context);
    const fields = [
      ...(nickname === undefined || isNickname(nickname.trim()) ? [] : [{ name: 'nickname', patternId: 'length' }]),
      ...(birthday === undefined || isDay(birthday) ? [] : [{ name: 'birthday', patternId: 'dateYearFirst' }]),
      ...(avatar == null || fakeAvatars.includes(avatar) ? [] : [{ name: 'avatar', patternId: 'length' }]),
    ];
    if (fields.length > 0) throw new FakeRefusal('invalid_fields', { fields });
    if (birthday !== undefined && !hasReached(minAge, birthday, context.now)) throw new FakeRefusal('under_age', { minAge });
    if (birthday !== undefined && told.birthday !== undefined && told.birthday !== birthday) throw new FakeRefusal('birthday_set');
    if (pictureId !== undefined && !isFakePictureKept({ name: 'fake-avatar', sent, used, most: 3 }, pictureId))
      throw new FakeRefusal('picture_gone');
    if (pictureId !== undefined) used.add(pictureId);
    if (pictureId !== undefined) told.avatar = `/avatars/${pictureId}.jpg`;
    else if (avatar !== undefined) told.avatar = avatar;
    if (nickname !== undefined) told.nickname = nickname.trim();
    if (birthday !== undefined) told.birthday = birthday;
    told.contacts = { ...told.contacts, ...Object.fromEntries(contacts.map(({ field, value }) => [field, value])) };
    return {};
  },
} satisfies Partial<FakeHandlers>;
