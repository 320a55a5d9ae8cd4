import { refusalDetails } from '#contract/refusalDetails.ts';
import type { z } from 'zod';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { withDetails } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { PlayLimitKind, PlayLimitPeriod } from './PlayProtection.ts';

type Reached = z.output<typeof refusalDetails.limit_reached>;

export class LimitReachedError extends Refusal {
  readonly limit: Reached;

  constructor(limit: Reached) {
    super('LIMIT_REACHED');
    this.limit = limit;
  }
}

builder.objectType(LimitReachedError, {
  name: 'LimitReachedError',
  description: 'A limit that the member has set leaves less than this; nothing was moved. Code `LIMIT_REACHED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    kind: t.field({
      type: PlayLimitKind,
      description: 'Whether it holds down deposits, stakes, losses or session time.',
      resolve: ({ limit }) => limit.kind,
    }),
    period: t.field({
      type: PlayLimitPeriod,
      description: 'The time it counts; of several limits the one that leaves least.',
      resolve: ({ limit }) => limit.period,
    }),
    left: t.field({
      type: 'Decimal',
      description: 'The most that it still lets through: in the currency of the account, of a `SESSION` in minutes.',
      resolve: ({ limit }) => limit.left,
    }),
  }),
});

/** The details of `limit_reached`, whatever was asked. */
export const limitReached = withDetails(refusalDetails.limit_reached, (limit) => new LimitReachedError(limit));
