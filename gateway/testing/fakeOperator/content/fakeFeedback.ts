import type { FakeHandlers } from '../FakeCallContext.ts';
import { isFakePictureKept } from '../fakeKeptPicture.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';

const limits = { minLength: 10, maxLength: 1_000 };

/** What members tell the operator. */
export const fakeFeedback = {
  feedbackSettings: () => limits,
  uploadFeedbackPicture: ({ picture }, context) => {
    if (!picture.startsWith('/9j')) throw new FakeRefusal('picture_failed');
    const { pictures } = fakeOwner(context);
    pictures.push(picture);
    return { pictureId: `fake-picture-${pictures.length}` };
  },
  sendFeedback: ({ content, pictures }, context) => {
    const { length } = [...content.trim()];
    if (length < limits.minLength || length > limits.maxLength) throw new FakeRefusal('feedback_length', limits);
    const { pictures: sent, usedPictures: used, feedbacks, answered } = fakeOwner(context);
    const asked = JSON.stringify([content.trim(), pictures]);
    const key = context.idempotencyKey === undefined ? undefined : `sendFeedback ${context.idempotencyKey} ${asked}`;
    const before = key === undefined ? undefined : answered.get(key);
    if (before) return before.answer as { readonly feedbackId: string };
    const ids = pictures.map(({ pictureId }) => pictureId);
    const isKept = (id: string): boolean => isFakePictureKept({ name: 'fake-picture', sent, used, most: 6 }, id);
    if (new Set(ids).size < ids.length || !ids.every(isKept)) throw new FakeRefusal('picture_gone');
    for (const id of ids) used.add(id);
    feedbacks.push(content.trim());
    const answer = { feedbackId: `fake-feedback-${feedbacks.length}` };
    if (key !== undefined) answered.set(key, { payload: asked, answer });
    return answer;
  },
} satisfies Partial<FakeHandlers>;
