import { afterNewPassword, byGroup, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  live: [
    {
      document: 'subscription { answer: balanceChanged { __typename } }',
      answers: byGroup({
        members: 'BalanceChangedPayload',
        demo: 'BalanceChangedPayload',
        restricted: 'PasswordChangeRequiredError',
        nobodies: 'NotSignedInError',
      }),
    },
  ],
  memberFields: { balance: { ...afterNewPassword, selection: '{ amount }' } },
};
