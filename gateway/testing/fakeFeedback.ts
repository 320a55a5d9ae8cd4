import type { FakeHandlers } from './FakeCallContext.ts';
import { fakeOwner } from './fakeOwner.ts';
import { FakeRefusal } from './fakeRefusal.ts';

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
    const owner = fakeOwner(context);
    if (pictures.some(({ pictureId }) => owner.pictures[Number(pictureId.split('-').at(-1)) - 1] === undefined))
      throw new FakeRefusal('picture_gone');
    return { feedbackId: 'fake-feedback' };
  },
} satisfies Partial<FakeHandlers>;
