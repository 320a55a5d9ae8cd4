import { encodeGlobalId } from '../../../globalId.ts';
import { forReal, inMemberCentre, mutation, type Permissions } from '../../../testing/Permissions.ts';

const method = encodeGlobalId('DepositMethod', 'play-money');

export const permissions: Permissions = {
  ownTypes: ['DepositMethod', 'Deposit', 'DepositPayload'],
  ways: [
    {
      document: mutation('deposit', `(input: { methodId: "${method}", amount: "10000", idempotencyKey: "scopes-test-key" })`),
      answers: forReal('DepositPayload'),
    },
  ],
  memberFields: { depositMethods: { ...inMemberCentre, selection: '{ id }' } },
};
