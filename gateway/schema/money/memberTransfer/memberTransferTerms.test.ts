import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const terms =
  'query ($account: String) { viewer { memberTransferTerms(account: $account) { hasMore receivers { maskedAccount relation } } } }';
const many = {
  isOpen: true,
  minAmount: '10000',
  maxAmount: '2000000',
  dailyAmount: '5000000',
  leftToday: '5000000',
  currency: 'PLAY' as const,
  receivers: [{ receiverId: 'm-2', maskedAccount: 'mi***', relation: 'DOWNLINE' as const }],
  hasMore: true,
};

test('MC-06 what an account begins with is asked for as it is typed, and whether there are more is told', async () => {
  const gateway = open({ persona: 'member', overrides: { memberTransferTerms: () => many } });
  for (const account of [' Mi%_ ', '', null])
    expect((await gateway.ask(terms, { account })).data).toEqual({
      viewer: { memberTransferTerms: { hasMore: true, receivers: [{ maskedAccount: 'mi***', relation: 'DOWNLINE' }] } },
    });
  const asked = gateway.upstream.calls.filter(({ name }) => name === 'memberTransferTerms');
  expect(asked.map(({ payload }) => payload)).toEqual([{ account: 'Mi%_' }, {}, {}]);
});

test.each(['x'.repeat(65), 'a\u0000b'])('MC-06 what cannot begin an account, %j, is refused before it costs a call', async (account) => {
  const gateway = open({ persona: 'member' });
  const { errors } = await gateway.ask(terms, { account });
  expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
  expect(gateway.upstream.count('memberTransferTerms')).toBe(0);
});

test('MC-06 bounds, what may leave in a day and what is left of it, and who may receive are told as the operator has them', async () => {
  const told = { ...many, minAmount: '11', maxAmount: '22', dailyAmount: '33', leftToday: '44', hasMore: false };
  const { data } = await open({ persona: 'member', overrides: { memberTransferTerms: () => told } }).ask(
    '{ viewer { memberTransferTerms { isOpen minimum { amount } maximum { amount } dailyMaximum { amount } leftToday { amount } hasMore receivers { id } } } }',
  );
  expect(data).toEqual({
    viewer: {
      memberTransferTerms: {
        isOpen: true,
        minimum: { amount: '11' },
        maximum: { amount: '22' },
        dailyMaximum: { amount: '33' },
        leftToday: { amount: '44' },
        hasMore: false,
        receivers: [{ id: encodeGlobalId('TransferReceiver', 'm-2') }],
      },
    },
  });
});

const transfer = `mutation ($input: TransferToMemberInput!) { transferToMember(input: $input) {
  ... on TransferToMemberPayload { transfer { amount { amount } receiver { maskedAccount } createdAt } }
  ... on DailyAmountReachedError { leftToday { amount } } ... on CoolingTimeError { until } } }`;
const input = {
  receiverId: encodeGlobalId('TransferReceiver', 'm-2'),
  amount: '20000',
  stepUpTicket: 'proven',
  idempotencyKey: 'one-of-a-kind',
};

test('MC-06 a transfer is told with whom it went to and when, and reaches the operator as it was asked for', async () => {
  const [receiver] = many.receivers;
  if (!receiver) throw new Error('there is nobody to receive');
  const answer = { transferId: 't-1', receiver, amount: '19999.5', currency: 'PLAY', transferTime: Date.UTC(2026, 1, 3) };
  const gateway = open({ persona: 'member', overrides: { memberTransfer: () => answer } });
  expect((await gateway.ask(transfer, { input })).data).toEqual({
    transferToMember: {
      transfer: { amount: { amount: '19999.5' }, receiver: { maskedAccount: 'mi***' }, createdAt: '2026-02-03T00:00:00.000Z' },
    },
  });
  expect(gateway.upstream.calls.find(({ name }) => name === 'memberTransfer')?.payload).toMatchObject({
    receiverId: 'm-2',
    amount: '20000',
    stepUpTicket: 'proven',
  });
});

test('MC-06 what is left of the day, and from when money can leave again, are told with the refusal', async () => {
  const refused = async (refuse: string, value: object) =>
    (await open({ persona: 'member', faults: { memberTransfer: { refuse, value } } }).ask(transfer, { input })).data;
  expect(await refused('daily_amount_reached', { leftToday: '7.5' })).toEqual({ transferToMember: { leftToday: { amount: '7.5' } } });
  expect(await refused('cooling_time', { until: Date.UTC(2026, 1, 3) })).toEqual({
    transferToMember: { until: '2026-02-03T00:00:00.000Z' },
  });
});
