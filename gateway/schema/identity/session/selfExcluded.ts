import type { z } from 'zod';
import { refusalDetails } from '#contract/refusalDetails.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { withDetails } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';

type Exclusion = z.output<typeof refusalDetails.self_excluded>;

/** The operator's word for each step of a self-exclusion. */
const steps = { TERM: 'term', OVER: 'over', COOLING: 'cooling', RETURNABLE: 'returnable' } as const satisfies Record<
  string,
  Exclusion['step']
>;
const stepOf = new Map(Object.entries(steps).map(([name, word]) => [word, name as keyof typeof steps]));

const SelfExclusionStep = builder.enumType('SelfExclusionStep', {
  description: 'How far a self-exclusion has come. It never ends by itself.',
  values: {
    TERM: { description: 'Its term runs: there is nothing to be done before `until`, and nothing at all where that is `null`.' },
    OVER: { description: 'Its term is over, and it goes on until the member wishes to come back: `wishToReturn`.' },
    COOLING: { description: 'The member has wished so, and has to think it over until `returnFrom`.' },
    RETURNABLE: { description: 'The time to think it over has passed as well: the same wish, said a second time, ends the exclusion.' },
  } satisfies Record<keyof typeof steps, { description: string }>,
});

const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

export class SelfExcludedError extends Refusal {
  readonly exclusion: Exclusion;

  constructor(exclusion: Exclusion) {
    super('SELF_EXCLUDED');
    this.exclusion = exclusion;
  }
}

builder.objectType(SelfExcludedError, {
  name: 'SelfExcludedError',
  description: 'The member has asked not to be let in to play, and no login changes that. Code `SELF_EXCLUDED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the term; `null` where it has none.',
      resolve: ({ exclusion }) => dateOf(exclusion.until),
    }),
    step: t.field({
      type: SelfExclusionStep,
      description: 'What there is to be done, and when.',
      resolve: ({ exclusion }) => stepOf.get(exclusion.step) ?? 'TERM',
    }),
    returnFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the second wish may be said; `null` before the first one.',
      resolve: ({ exclusion }) => dateOf(exclusion.returnFrom),
    }),
    returnTicket: t.string({
      nullable: true,
      description: 'Goes with `wishToReturn`, within ten minutes; `null` where no wish may be said. Keep it in memory only.',
      resolve: ({ exclusion }) => exclusion.returnTicket,
    }),
  }),
});

/** The details of `self_excluded`, whichever way in was taken. */
export const selfExcluded = withDetails(refusalDetails.self_excluded, (exclusion) => new SelfExcludedError(exclusion));
