import type { z } from 'zod';
import type { AnswerOf } from '#contract/call.ts';
import { selfExclusion, wishToReturn } from '#contract/wps/selfExclusion.ts';
import { everybody, wayIn } from '../access.ts';
import { builder } from '../builder.ts';
import { commonMeanings, refusedAs, withDetails } from '../refusedAs.ts';
import { Refusal, TooManyAttemptsError } from '../refusals.ts';
import { refusalType } from '../refusalType.ts';
import { RefusalInterface } from '../refusalTypes.ts';

type Exclusion = z.output<typeof selfExclusion>;

/** The operator's word for each step of a self-exclusion. */
const steps = { TERM: 'term', OVER: 'over', COOLING: 'cooling', RETURNABLE: 'returnable' } as const satisfies Record<string, Exclusion['step']>;
const stepOf = new Map(Object.entries(steps).map(([name, word]) => [word, name as keyof typeof steps]));

const SelfExclusionStep = builder.enumType('SelfExclusionStep', {
  description: 'How far a self-exclusion has come. It never ends by itself.',
  values: {
    TERM: { description: 'Its term runs: there is nothing to be done before `until`, and nothing at all where that is `null`.' },
    OVER: { description: 'Its term is over, and it goes on until the member wishes to come back: `wishToReturn`.' },
    COOLING: { description: 'The member has wished so, and has to think it over until `returnFrom`.' },
    RETURNABLE: { description: 'That is over too: the same wish, said a second time, ends it.' },
  } satisfies Record<keyof typeof steps, { description: string }>,
});

const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

export class SelfExcludedError extends Refusal {
  readonly exclusion: Exclusion;

  constructor(exclusion: Exclusion) {
    super('SELF_EXCLUDED', 'The member has asked to be kept out.');
    this.exclusion = exclusion;
  }
}

builder.objectType(SelfExcludedError, {
  name: 'SelfExcludedError',
  description: 'The member has asked not to be let in to play, and no login changes that. Code `SELF_EXCLUDED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    until: t.field({ type: 'DateTime', nullable: true, description: 'End of the term; `null` where it has none.', resolve: ({ exclusion }) => dateOf(exclusion.until) }),
    step: t.field({ type: SelfExclusionStep, description: 'What there is to be done, and when.', resolve: ({ exclusion }) => stepOf.get(exclusion.step) ?? 'TERM' }),
    returnFrom: t.field({ type: 'DateTime', nullable: true, description: 'When the second wish may be said; `null` before the first one.', resolve: ({ exclusion }) => dateOf(exclusion.returnFrom) }),
    returnTicket: t.string({ nullable: true, description: 'Goes with `wishToReturn`, within ten minutes; `null` where no wish may be said. Keep it in memory only.', resolve: ({ exclusion }) => exclusion.returnTicket }),
  }),
});

/** The details of `self_excluded`, whichever way in was taken. */
export const selfExcluded = withDetails(selfExclusion, (exclusion) => new SelfExcludedError(exclusion));

export class ReturnFailedError extends Refusal {
  constructor() {
    super('RETURN_FAILED', 'This wish can no longer be taken. Please log in again.');
  }
}
refusalType(ReturnFailedError, 'ReturnFailedError', 'The ticket is unknown or older than ten minutes, or the term is not over, and it is not said which: a login brings a new one. Code `RETURN_FAILED`.');

const WishToReturnPayload = builder.objectRef<AnswerOf<typeof wishToReturn>>('WishToReturnPayload').implement({
  description: 'The wish is written down, and its member told. Nobody is signed in by it.',
  ...everybody,
  fields: (t) => ({
    ended: t.exposeBoolean('ended', { description: 'True where it was the second wish: the exclusion is over, and the member may log in.' }),
    returnFrom: t.field({ type: 'DateTime', nullable: true, description: 'When it may be said again, to end the exclusion; `null` where it has.', resolve: ({ returnFrom }) => dateOf(returnFrom) }),
  }),
});

const WishToReturnInput = builder.inputType('WishToReturnInput', {
  description: 'Names the member who wishes it, by a ticket that only a proven one is handed.',
  fields: (t) => ({ returnTicket: t.string({ description: '`SelfExcludedError.returnTicket` of a login that was right.' }) }),
});

builder.mutationField('wishToReturn', (t) =>
  t.field({
    type: WishToReturnPayload,
    description: 'Says the wish to come back from a self-exclusion whose term is over. 24 hours later it can be said a second time, by a ticket of another login; that ends the exclusion. `POST /wps/member/selfExclusion/return`.',
    authScopes: { visitor: true },
    ...wayIn,
    errors: { types: [ReturnFailedError, TooManyAttemptsError] },
    args: { input: t.arg({ type: WishToReturnInput, description: 'The ticket; only ever sent because the person has pressed for it.' }) },
    resolve: async (_root, { input }, { upstream, session }) => {
      const payload = wishToReturn.payload.safeParse(input);
      if (!payload.success) throw new ReturnFailedError();
      return upstream.call(wishToReturn, payload.data).catch(refusedAs(session, { ...commonMeanings, return_failed: () => new ReturnFailedError() }));
    },
  }),
);
