import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, symbol: '₫' });
const viewerWith = (main: string, delta: string) => ({
  ...aMember,
  wallets: {
    isSingle: false,
    main: money(main),
    vendorWallets: [{ id: 'w-dlt', name: 'Delta Nine', balance: money(delta) }],
    transfers: [],
  },
});

test('MC-03 what was moved between wallets in another tab is seen by whoever comes back', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=transferFund', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } } as never);
  await answer(environment, 'VendorWalletPageQuery', { viewer: viewerWith('1000', '0') } as never);
  await screen.findByRole('heading', { name: 'Wallets' });
  expect(waitingFor(environment, 'VendorWalletPageQuery')).toEqual([]);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await answer(environment, 'VendorWalletPageQuery', { viewer: viewerWith('700', '300') } as never);
  expect(screen.getByRole('region', { name: 'Your wallets' }).textContent).toContain('Delta Nine₫300');
});
