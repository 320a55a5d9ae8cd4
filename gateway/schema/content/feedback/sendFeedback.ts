import { sendFeedback, uploadFeedbackPicture, uploadLimits } from '#contract/content/feedback.ts';
import { refusalDetails } from '#contract/refusalDetails.ts';
import { everybody } from '../../access.ts';
import { BadInput } from '../../input/badInput.ts';
import { checkedKey } from '../../input/idempotencyKey.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, mapErrors, withDetails } from '../../refusals/errorMap.ts';
import {
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  Refusal,
  TooManyAttemptsError,
} from '../../refusals/refusals.ts';
import { PictureGoneError } from '../../pictureGone.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';

class FeedbackLengthError extends Refusal {
  readonly minLength: number;
  readonly maxLength: number;

  constructor({ minLength, maxLength }: { readonly minLength: number; readonly maxLength: number }) {
    super('FEEDBACK_LENGTH');
    this.minLength = minLength;
    this.maxLength = maxLength;
  }
}
builder.objectType(FeedbackLengthError, {
  name: 'FeedbackLengthError',
  description: 'The text is shorter or longer than the operator takes. Code `FEEDBACK_LENGTH`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    minLength: t.exposeInt('minLength', { description: 'Fewest characters, without blanks at either end.' }),
    maxLength: t.exposeInt('maxLength', { description: 'Most characters, without blanks at either end.' }),
  }),
});

const errorMap: ErrorMap = {
  feedback_length: withDetails(refusalDetails.feedback_length, (limits) => new FeedbackLengthError(limits)),
  picture_gone: () => new PictureGoneError(),
  ...commonErrorMap,
};

const FeedbackPictureInput = builder.inputType('FeedbackPictureInput', {
  description: 'A picture that is sent along.',
  fields: (t) => ({
    pictureId: t.string({
      description:
        'What `/uploads/pictures` of this site answered to a POST whose body was the picture itself, as image/png or image/jpeg of at most 5 MB. The operator keeps it for a day.',
    }),
    remark: t.string({
      required: false,
      description: 'What is to be seen on it, left out for nothing; at most 140 characters, others are refused with code `BAD_USER_INPUT`.',
    }),
  }),
});

const SendFeedbackInput = builder.inputType('SendFeedbackInput', {
  description: 'What a member has to say.',
  fields: (t) => ({
    content: t.string({ description: 'Plain text of as many characters as `feedbackForm` allows.' }),
    pictures: t.field({
      type: [FeedbackPictureInput],
      required: false,
      description: 'In the order they are to be looked at, left out for none; more than three are refused with code `BAD_USER_INPUT`.',
    }),
    idempotencyKey: t.id({
      required: false,
      description:
        'Made by the client for these words and pictures, and kept over retries: a repetition gets the same number, and sends nothing. With other words or pictures it is another feedback. 8 to 255 letters, digits or `-_.:`; others are refused with code `BAD_USER_INPUT`. Left out, each is a feedback of its own.',
    }),
  }),
});

const SendFeedbackPayload = builder.objectRef<{ feedbackId: string }>('SendFeedbackPayload').implement({
  description: 'Words and pictures have reached the operator, whose people read them.',
  authScopes: { member: true },
  fields: (t) => ({
    number: t.exposeString('feedbackId', { description: "The operator's number for it, to be quoted to customer service." }),
  }),
});

builder.mutationField('sendFeedback', (t) =>
  t.field({
    type: SendFeedbackPayload,
    description: `Tells the operator something, with pictures that were uploaded before (\`${uploadFeedbackPicture.method} ${uploadFeedbackPicture.path}\`). At most ten an hour. \`PUT /wps/feedback\`, with \`idempotencyKey\` as its \`Idempotency-Key\`.`,
    authScopes: { realMember: true },
    errors: {
      types: [
        NotSignedInError,
        PasswordChangeRequiredError,
        RealAccountNeededError,
        TooManyAttemptsError,
        FeedbackLengthError,
        PictureGoneError,
      ],
    },
    args: { input: t.arg({ type: SendFeedbackInput, description: 'Words and pictures.' }) },
    resolve: async (_root, { input: { content, pictures, idempotencyKey } }, { upstream, session }) => {
      if (content.length > 10_000) throw new BadInput('`content` is too long.');
      const given = pictures ?? [];
      if (given.length > uploadLimits.pictures) throw new BadInput(`\`pictures\` must be at most ${uploadLimits.pictures}.`);
      const shown = given.map(({ pictureId, remark }) => ({ pictureId, remark: remark?.trim() ?? '' }));
      if (shown.some(({ pictureId }) => pictureId.length > 64)) throw new PictureGoneError();
      if (shown.some(({ remark }) => remark.length > uploadLimits.remark))
        throw new BadInput(`\`remark\` must be at most ${uploadLimits.remark} characters.`);
      const once = idempotencyKey == null ? {} : { idempotencyKey: checkedKey(idempotencyKey) };
      return upstream.call(sendFeedback, { content, pictures: shown }, once).catch(mapErrors(session, errorMap));
    },
  }),
);
