import { z } from 'zod';
import { call } from '../call.ts';
import { imagePath, nothing } from '../sharedSchemas.ts';

/** A calendar day, as `1990-12-31`. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as yyyy-MM-dd');

const contactField = z.enum(['qqNum', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat']);

/** What a member tells of themselves, besides number and mail address (see `contacts`). */
export const profile = call({
  method: 'GET',
  path: '/wps/member/profile',
  access: 'members',
  kind: 'read',
  group: 'auth',
  specified: false,
  payload: nothing,
  answer: z.object({
    nickname: z.string(),
    /** Null where it was not told yet; once told it stays. */
    birthday: day.nullable(),
    /** Years that a birthday must lie back. */
    minAge: z.number().int().positive(),
    /** Other ways to reach the member, in the order to show them; an empty `value` was not told. */
    contacts: z.array(z.object({ field: contactField, value: z.string() })),
  }),
});

/**
 * Keeps what is named, all of it or nothing; what is left out stays. Refusals: `invalid_fields` with `nickname`, `birthday` (no day of
 * the calendar), `avatar` (none of `playerAvatar`) or a contact's field; `picture_gone` (not the member's, taken before, or of yesterday); `under_age` (`value.minAge`); `birthday_set` (it
 * was told before, and is another one); `too_many_attempts`.
 */
export const updateProfile = call({
  method: 'POST',
  path: '/wps/member/profile',
  access: 'members',
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['invalid_fields', 'under_age', 'birthday_set', 'picture_gone', 'too_many_attempts'],
  payload: z.object({
    nickname: z.string().max(200).optional(),
    birthday: z.string().max(32).optional(),
    /** One of `playerAvatar`; null takes away what there is, and deletes a picture of the member's own. */
    avatar: imagePath.nullable().optional(),
    /** A picture of the member's own, as `uploadAvatar` answered it; it goes before `avatar`. The one before it is deleted. */
    pictureId: z.string().max(64).optional(),
    /** An empty `value` takes it away. */
    contacts: z
      .array(z.object({ field: contactField, value: z.string().max(255) }))
      .max(6)
      .optional(),
  }),
  answer: nothing,
});

export const profileCalls = { profile, updateProfile };
