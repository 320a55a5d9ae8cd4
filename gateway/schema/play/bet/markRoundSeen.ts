import { markRoundSeen } from '#contract/play/bet.ts';
import { builder } from '../../builder.ts';
import { callKeyIn } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { requireViewer, type Viewer } from '../../identity/member/viewer.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';

const MarkRoundSeenPayload = builder.objectRef<{ viewer: Viewer }>('MarkRoundSeenPayload').implement({
  description: 'The round is listed no more. Also one that was not.',
  authScopes: { member: true },
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Member, description: 'Read `unfinishedRounds` here: it is the list after the change.' }),
  }),
});

const MarkRoundSeenInput = builder.inputType('MarkRoundSeenInput', {
  description: 'What the member has seen enough of.',
  fields: (t) => ({
    betId: t.id({
      description: 'The `id` of one of `unfinishedRounds`. A bet of nobody, of another member, or still open is passed over.',
    }),
  }),
});

builder.mutationField('markRoundSeen', (t) =>
  t.field({
    type: MarkRoundSeenPayload,
    description:
      'Takes a decided round off `unfinishedRounds` for good, as for a game that cannot show it any more; its game does not show it to its end either from then on. What it won was paid before. `POST /wps/member/betRecords/seen`.',
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError] },
    args: { input: t.arg({ type: MarkRoundSeenInput, description: 'The round to be taken off the list.' }) },
    resolve: async (_root, { input: { betId } }, context) => {
      const { upstream, session } = context;
      await upstream.call(markRoundSeen, { recordId: callKeyIn('Bet', betId) }).catch(mapErrors(session, sessionErrorMap));
      return { viewer: requireViewer(context) };
    },
  }),
);
