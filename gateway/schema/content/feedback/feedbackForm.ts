import type { AnswerOf } from '#contract/call.ts';
import { feedbackSettings, uploadLimits } from '#contract/content/feedback.ts';
import { everybody, publicField } from '../../access.ts';
import { builder } from '../../builder.ts';

const FeedbackForm = builder.objectRef<AnswerOf<typeof feedbackSettings>>('FeedbackForm').implement({
  description: 'What feedback may hold, so that a form can say so before it is sent.',
  ...everybody,
  fields: (t) => ({
    minLength: t.exposeInt('minLength', { description: 'Fewest characters of the text, without blanks at either end.' }),
    maxLength: t.exposeInt('maxLength', { description: 'Most characters of the text, without blanks at either end.' }),
    maxPictures: t.int({ description: 'Pictures that can be sent along.', resolve: () => uploadLimits.pictures }),
    maxPictureBytes: t.int({ description: 'Largest size of a picture, PNG or JPEG, as it is chosen.', resolve: () => uploadLimits.bytes }),
    maxRemarkLength: t.int({ description: 'Most characters of what is said of one picture.', resolve: () => uploadLimits.remark }),
  }),
});

builder.queryField('feedbackForm', (t) =>
  t.field({
    type: FeedbackForm,
    nullable: true,
    description: 'The limits of feedback. `GET /wps/feedback/settings`. `null` only after a fault.',
    ...publicField,
    resolve: (_root, _args, { upstream }) => upstream.call(feedbackSettings, {}),
  }),
);
