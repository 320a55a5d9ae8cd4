import type { AnswerOf } from '#contract/call.ts';
import { wishToReturn } from '#contract/identity/selfExclusion.ts';
import { everybody, guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { Refusal, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

class ReturnFailedError extends Refusal {
  constructor() {
    super('RETURN_FAILED');
  }
}
refusalType(
  ReturnFailedError,
  'ReturnFailedError',
  'The ticket is unknown or older than ten minutes, or the term is not over, and it is not said which: a login brings a new one. Code `RETURN_FAILED`.',
);

const WishToReturnPayload = builder.objectRef<AnswerOf<typeof wishToReturn>>('WishToReturnPayload').implement({
  description: 'The wish is written down, and its member told. Nobody is signed in by it.',
  ...everybody,
  fields: (t) => ({
    ended: t.exposeBoolean('ended', {
      description: 'True where it was the second wish: the exclusion is over, and the member may log in.',
    }),
    returnFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it may be said again, to end the exclusion; `null` where it has.',
      resolve: ({ returnFrom }) => (returnFrom === null ? null : new Date(returnFrom)),
    }),
  }),
});

const WishToReturnInput = builder.inputType('WishToReturnInput', {
  description: 'Names the member who wishes it, by a ticket that only a proven one is handed.',
  fields: (t) => ({ returnTicket: t.string({ description: '`SelfExcludedError.returnTicket` of a login that was right.' }) }),
});

builder.mutationField('wishToReturn', (t) =>
  t.field({
    type: WishToReturnPayload,
    description:
      'Says the wish to come back from a self-exclusion whose term is over. 24 hours later it can be said a second time, by a ticket of another login; that ends the exclusion. `POST /wps/member/selfExclusion/return`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: { types: [ReturnFailedError, TooManyAttemptsError] },
    args: { input: t.arg({ type: WishToReturnInput, description: 'The ticket; only ever sent because the person has pressed for it.' }) },
    resolve: async (_root, { input }, { upstream, session }) => {
      const payload = wishToReturn.payload.safeParse(input);
      if (!payload.success) throw new ReturnFailedError();
      return upstream
        .call(wishToReturn, payload.data)
        .catch(mapErrors(session, { ...commonErrorMap, return_failed: () => new ReturnFailedError() }));
    },
  }),
);
