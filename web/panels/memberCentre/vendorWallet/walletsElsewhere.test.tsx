import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

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

async function open(main: string, delta: string) {
  const place = await openPlace({ path: '/rng?panel=transferFund', viewer: aMember });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } } as never);
  await answer(place.environment, 'VendorWalletPageQuery', { viewer: viewerWith(main, delta) } as never);
  await screen.findByRole('heading', { name: 'Wallets' });
  return place;
}

test('MC-03 what was moved between wallets in another tab is seen by whoever comes back', async () => {
  const { environment } = await open('1000', '0');
  expect(waitingFor(environment, 'VendorWalletPageQuery')).toEqual([]);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await answer(environment, 'VendorWalletPageQuery', { viewer: viewerWith('700', '300') } as never);
  expect(screen.getByRole('region', { name: 'Your wallets' }).textContent).toContain('Delta Nine₫300');
});

test('MC-03 after a lost answer the wallets are asked for, and a transfer that may be among what they hold is not counted once more', async () => {
  const { environment } = await open('1000', '0');
  const enter = (value: string) => act(async () => fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value } }));
  const after = () => screen.getAllByText('After').map((term) => term.nextElementSibling?.textContent);
  await enter('300');
  expect(after()).toEqual(['₫700', '₫300']);
  await press('Transfer ₫300 to Delta Nine');
  await fail(environment, 'useTransferFundsMutation');
  expect(after()).toEqual(['–', '–']);
  await answer(environment, 'VendorWalletPageQuery', { viewer: viewerWith('700', '300') } as never);
  expect(screen.getByRole('region', { name: 'Your wallets' }).textContent).toContain('Main wallet₫700');
  expect(after()).toEqual(['–', '–']);
  await enter('200');
  expect(after()).toEqual(['₫500', '₫500']);
});
