import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

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
