import { z } from 'zod';
import { call } from '../call.ts';

/** Of a picture that a member sends of their own: bytes of the file that was chosen, pixels of each side once it was made anew, and bytes then. */
export const avatarLimits = { bytes: 5 * 1024 * 1024, side: 256, made: 120_000 } as const;

/**
 * Keeps a picture that `updateProfile` may take by its id, for a day. The gateway has read it, cut it to a square and made it anew as a
 * JPEG without anything but the picture. Of those that nobody took, a member has three at most: a fourth takes the place of the oldest.
 * Refusals: `picture_failed`, `too_many_attempts`.
 */
export const uploadAvatar = call({
  method: 'PUT',
  path: '/wps/member/avatar',
  access: 'members',
  kind: 'write',
  group: 'content',
  specified: false,
  refusals: ['picture_failed', 'too_many_attempts'],
  largest: 200_000,
  /** Base64 of the JPEG. */
  payload: z.object({ picture: z.base64().max(Math.ceil(avatarLimits.made / 3) * 4) }),
  answer: z.object({ pictureId: z.string().max(64) }),
});

export const avatarCalls = { uploadAvatar };
