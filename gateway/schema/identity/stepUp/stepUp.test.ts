import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const proof = 'mutation ($input: StepUpInput!) { answer: proveStepUp(input: $input, paymentPassword: "a guess") { __typename } }';
const code = 'mutation ($input: StepUpInput!) { answer: requestStepUpCode(input: $input) { __typename } }';
const payoutAccountId = encodeGlobalId('PayoutAccount', 'payout-account-1');
const receiverId = encodeGlobalId('TransferReceiver', 'm-2001');

test.each([
  ['amount', { action: 'WITHDRAW', payoutAccountId }],
  ['payoutAccountId', { action: 'WITHDRAW', amount: '10000' }],
  ['payoutAccountId', { action: 'WITHDRAW', amount: '10000', receiverId }],
  ['bankCode', { action: 'ADD_PAYOUT_ACCOUNT', accountNumber: '0071001234567' }],
  ['accountNumber', { action: 'ADD_PAYOUT_ACCOUNT', bankCode: 'RIVER', accountNumber: null }],
  ['payoutAccountId', { action: 'REMOVE_PAYOUT_ACCOUNT' }],
  ['amount', { action: 'TRANSFER_UPLINE', receiverId }],
  ['receiverId', { action: 'TRANSFER_UPLINE', amount: '10000' }],
])('nothing is proven and no code is sent without %s: %j', async (name, input) => {
  const gateway = open({ persona: 'member' });
  for (const document of [proof, code])
    expect((await gateway.ask(document, { input })).errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', detail: `\`input\` lacks \`${name}\`, which its action needs.` },
    ]);
  expect(gateway.upstream.calls).toEqual([]);
});

test('what does not belong to an action is no part of what is proven', async () => {
  const gateway = open({ persona: 'member' });
  await gateway.ask(proof, { input: { action: 'REMOVE_PAYOUT_ACCOUNT', payoutAccountId, amount: '10000', receiverId } });
  expect(gateway.upstream.calls.at(-1)?.payload).toMatchObject({ action: 'removePayoutAccount', target: 'payout-account-1' });
  expect(gateway.upstream.calls.at(-1)?.payload).not.toHaveProperty('amount');
});
