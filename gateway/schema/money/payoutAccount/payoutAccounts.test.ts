import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

test('MC-02 a payout account is told by letters and last digits, with when it can be paid to; banks and bounds stand beside', async () => {
  const account = {
    payoutAccountId: 'p-1',
    bankCode: 'RIVER',
    bankName: 'River Bank',
    kind: 'bank' as const,
    holderName: 'N••• V•• A',
    accountNumber: '•••• 6789',
    createTime: Date.UTC(2026, 1, 3),
    usableFrom: Date.UTC(2026, 1, 4),
  };
  const gateway = open({
    persona: 'member',
    overrides: {
      payoutAccounts: () => ({
        accounts: [account],
        banks: [{ bankCode: 'JUNK', bankName: 'Junk Pay', kind: 'wallet' }],
        maxAccounts: 5,
        coolingHours: 24,
      }),
    },
  });
  const { data } = await gateway.ask(
    '{ viewer { payoutAccounts { maxAccounts coolingHours banks { code name kind } accounts { bankName kind holderName accountNumber createdAt usableFrom } } } }',
  );
  expect(data).toEqual({
    viewer: {
      payoutAccounts: {
        maxAccounts: 5,
        coolingHours: 24,
        banks: [{ code: 'JUNK', name: 'Junk Pay', kind: 'WALLET' }],
        accounts: [
          {
            bankName: 'River Bank',
            kind: 'BANK',
            holderName: 'N••• V•• A',
            accountNumber: '•••• 6789',
            createdAt: '2026-02-03T00:00:00.000Z',
            usableFrom: '2026-02-04T00:00:00.000Z',
          },
        ],
      },
    },
  });
});
