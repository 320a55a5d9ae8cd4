import type { AnswerOf } from '#contract/call.ts';
import { excludeSelf } from '#contract/identity/playLimit.ts';
import type { ParsedPayloadOf } from '#contract/call.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';
import { pauseEnd } from './playPaused.ts';

const SelfExclusionLength = builder.enumType('SelfExclusionLength', {
  description: 'How long a self-exclusion lasts at least, from now.',
  values: {
    SIX_MONTHS: { description: 'To the same day half a year later, the shortest there is.' },
    ONE_YEAR: { description: 'Twelve months.' },
    FIVE_YEARS: { description: 'Sixty months.' },
    FOR_GOOD: { description: 'Without an end: there is no way back.' },
  } satisfies Record<ParsedPayloadOf<typeof excludeSelf>['length'], { description: string }>,
});

const ExcludeSelfPayload = builder.objectRef<AnswerOf<typeof excludeSelf>>('ExcludeSelfPayload').implement({
  description: 'The member is shut out, and signed out everywhere.',
  ...everybody,
  fields: (t) => ({
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the term, from which on the member can wish to come back; `null` where it has none.',
      resolve: pauseEnd,
    }),
  }),
});

const ExcludeSelfInput = builder.inputType('ExcludeSelfInput', {
  description: 'For how long the member is shut out.',
  fields: (t) => ({
    length: t.field({ type: SelfExclusionLength, description: 'How long; nobody shortens it.' }),
  }),
});

builder.mutationField('excludeSelf', (t) =>
  t.field({
    type: ExcludeSelfPayload,
    description:
      'Shuts the member out at once: every session ends, this one too, and no login leads to play. `logIn` with `forPayout` still leads to a withdrawal. `POST /wps/member/selfExclusion`.',
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError] },
    args: { input: t.arg({ type: ExcludeSelfInput, description: 'For how long, which is final.' }) },
    resolve: async (_root, { input: { length } }, { upstream, session }) => {
      const pause = await upstream.call(excludeSelf, { length }).catch(mapErrors(session, sessionErrorMap));
      session.close();
      return pause;
    },
  }),
);
