import { z } from 'zod';
import { call } from '../call.ts';

/** What may be sent along with feedback: pictures, bytes of each as it was chosen, and characters of what is said of one. */
export const uploadLimits = { pictures: 3, bytes: 5 * 1024 * 1024, remark: 140 } as const;

/** Bytes of a picture once the gateway has made it anew. */
export const largestPicture = 1_500_000;

/** What a feedback may be; lengths are counted in characters, without blanks at either end. */
export const feedbackSettings = call({
  method: 'GET',
  path: '/wps/feedback/settings',
  access: 'visitors',
  kind: 'read',
  group: 'content',
  shared: { fresh: 15_000, stale: 600_000 },
  specified: false,
  payload: z.object({}),
  answer: z.object({ minLength: z.number().int().positive(), maxLength: z.number().int().positive() }),
});

/**
 * Keeps a picture for a feedback that is being written, for a day. The gateway has read it, and made it anew as a JPEG without anything but
 * the picture. Of those that no feedback has, a member has six at most: a seventh takes the place of the oldest. Refusals: `picture_failed`, `too_many_attempts`.
 */
export const uploadFeedbackPicture = call({
  method: 'PUT',
  path: '/wps/feedback/picture',
  access: 'members',
  kind: 'write',
  group: 'content',
  specified: false,
  refusals: ['picture_failed', 'too_many_attempts'],
  largest: 2_200_000,
  /** Base64 of the JPEG. */
  payload: z.object({ picture: z.base64().max(Math.ceil(largestPicture / 3) * 4) }),
  answer: z.object({ pictureId: z.string().max(64) }),
});

/** Tells the operator something. With an `idempotency-key`, the same told again is the same feedback, and nothing is sent twice. Refusals: `feedback_length`, `picture_gone`, `too_many_attempts`. */
export const sendFeedback = call({
  method: 'PUT',
  path: '/wps/feedback',
  access: 'members',
  kind: 'write',
  group: 'content',
  refusals: ['feedback_length', 'picture_gone', 'too_many_attempts'],
  payload: z.object({
    content: z.string().max(10_000),
    pictures: z
      .array(z.object({ pictureId: z.string().max(64), remark: z.string().max(uploadLimits.remark) }))
      .max(uploadLimits.pictures)
      .default([]),
  }),
  answer: z.object({ feedbackId: z.string() }),
});

export const feedbackCalls = { feedbackSettings, uploadFeedbackPicture, sendFeedback };
