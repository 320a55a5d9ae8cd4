import { businessDay } from '../../core/businessDay.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { PersonalData } from '../member/personalData.ts';
import type { Avatars } from '../avatar/avatars.ts';
import type { Members } from '../member/members.ts';
import { contactFields, hasReached, isContact, isDay, isNickname } from './profileRules.ts';
import { lockMemberRow } from '../member/lockMemberRow.ts';

interface ProfileParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly avatars: Avatars;
  readonly members: Members;
}

const hour = 3_600_000;

export function profileHandlers({
  audit,
  brand,
  clock,
  attempts,
  avatars,
  members,
}: ProfileParts): Pick<Handlers, 'profile' | 'updateProfile'> {
  const minAge = brand.ages.play;
  return {
    async profile(_payload, { member: { memberId } }) {
      const member = await members.byId(memberId);
      if (!member) throw new CallRefusal('token_required');
      const { nickname, birthday, contacts } = member;
      return { nickname, birthday, minAge, contacts: contactFields.map((field) => ({ field, value: contacts?.[field] ?? '' })) };
    },

    async updateProfile({ nickname: typed, birthday, avatar, pictureId, contacts = [] }, { member: { memberId } }) {
      const nickname = typed?.trim();
      const told = contacts.map(({ field, value }) => ({ field, value: value.trim() }));
      const broken = [
        ...(nickname === undefined || isNickname(nickname) ? [] : [{ name: 'nickname', patternId: 'length' }]),
        ...(birthday === undefined || isDay(birthday) ? [] : [{ name: 'birthday', patternId: 'dateYearFirst' }]),
        ...(avatar == null || brand.avatars.includes(avatar) ? [] : [{ name: 'avatar', patternId: 'length' }]),
        ...told.filter(({ field, value }) => !isContact(field, value)).map(({ field }) => ({ name: field, patternId: 'length' })),
      ];
      if (broken.length > 0) throw new CallRefusal('invalid_fields', { fields: broken });
      // One age for everything that is played here, on the calendar of the house.
      if (birthday !== undefined && !hasReached(minAge, birthday, businessDay(clock.now(), brand.timeZone)))
        throw new CallRefusal('under_age', { minAge });
      await attempts.consume([{ scope: `profile:${memberId}`, limit: 60, window: hour }]);
      // Which fields were changed, and nothing of what they say.
      const names = Object.entries({ nickname, birthday, avatar, picture: pictureId }).flatMap(([name, value]) =>
        value === undefined ? [] : name,
      );
      audit.tell({ after: { changed: [...names, ...told.map(({ field }) => field)].join(' ') } });
      await audit.commit(async (transaction) => {
        // Before any picture, in the order in which pictures are kept: two that wait for each other would both fail.
        await lockMemberRow(transaction, memberId);
        let icon: string | null | undefined = avatar;
        if (pictureId !== undefined) {
          icon = await avatars.take(transaction, memberId, pictureId);
          if (icon === undefined) throw new CallRefusal('picture_gone');
        } else if (avatar !== undefined) await avatars.drop(transaction, memberId);
        const own = { ...(nickname === undefined ? {} : { nickname }), ...(icon === undefined ? {} : { icon }) };
        if (Object.keys(own).length > 0) await transaction.updateTable('member').set(own).where('id', '=', memberId).execute();
        if (birthday === undefined && told.length === 0) return;
        await members.changePersonalData(transaction, memberId, (before): Partial<PersonalData> => {
          // It is told once: whoever could change it would be as old as they need to be.
          if (birthday !== undefined && before.birthday !== null && before.birthday !== birthday) throw new CallRefusal('birthday_set');
          const kept = Object.fromEntries(
            Object.entries({ ...before.contacts, ...Object.fromEntries(told.map(({ field, value }) => [field, value])) }).filter(
              ([, value]) => value !== '',
            ),
          );
          return { ...(birthday === undefined ? {} : { birthday }), contacts: Object.keys(kept).length > 0 ? kept : null };
        });
      });
      return {};
    },
  };
}
