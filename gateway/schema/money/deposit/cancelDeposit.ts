import { cancelDeposit } from '#contract/money/deposit.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { callKeyIn } from '../../globalId.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';
import { Deposit, type DepositRow } from './Deposit.ts';
import { DepositGoneOnError } from './depositRefusals.ts';

const CancelDepositPayload = builder.objectRef<{ deposit: DepositRow }>('CancelDepositPayload').implement({
  description: 'The deposit is called off.',
  authScopes: { member: true },
  fields: (t) => ({
    deposit: t.expose('deposit', { type: Deposit, description: 'As it is now: `CANCELLED`.' }),
  }),
});

const CancelDepositInput = builder.inputType('CancelDepositInput', {
  description: 'Which deposit is called off.',
  fields: (t) => ({
    depositId: t.id({ description: "The `id` of one of the member's own deposits." }),
  }),
});

builder.mutationField('cancelDeposit', (t) =>
  t.field({
    type: CancelDepositPayload,
    description: 'Calls off a deposit that is not paid yet. Moves no money. `POST /wps/deposit/cancel`.',
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, DepositGoneOnError] },
    args: { input: t.arg({ type: CancelDepositInput, description: 'Which one the member has no use for any more.' }) },
    resolve: (_root, { input }, { upstream, session }) =>
      upstream
        .call(cancelDeposit, { depositId: callKeyIn('Deposit', input.depositId) })
        .catch(mapErrors(session, { ...sessionErrorMap, deposit_gone_on: () => new DepositGoneOnError() })),
  }),
);
