import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, variablesOf } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, symbol: '₫' });

async function open() {
  const { environment } = await openPlace({ path: '/rng?panel=transferFund', viewer: aMember });
  const wallets = {
    isSingle: false,
    main: money('1000'),
    vendorWallets: [
      { id: 'w-dlt', name: 'Delta Nine', balance: money('500') },
      { id: 'w-crp', name: 'Carp & Co', balance: money('500') },
    ],
    transfers: [],
  };
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'VendorWalletPageQuery', { viewer: { ...aMember, wallets } });
  const amount = await screen.findByLabelText(/^Amount/);
  await act(async () => fireEvent.change(amount, { target: { value: '200' } }));
  return environment;
}

test('MC-03 what was said of one wallet, or of one direction, is not said of another', async () => {
  const environment = await open();
  const refuse = async (name: string) => {
    await press(name);
    await answer(environment, 'useTransferFundsMutation', { transferFunds: { __typename: 'WalletUnavailableError' } });
    expect(screen.getByRole('alert')).toBeTruthy();
  };
  await refuse('Transfer ₫200 to Delta Nine');
  await act(async () => fireEvent.change(screen.getByLabelText('To'), { target: { value: 'w-crp' } }));
  expect(screen.queryByRole('alert')).toBeNull();
  await refuse('Transfer ₫200 to Carp & Co');
  await press('Swap from and to');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('MC-03 while a transfer is under way neither its wallet nor its direction can be changed: the same goes out again', async () => {
  const environment = await open();
  await press('Transfer ₫200 to Delta Nine');
  const first = variablesOf(environment, 'useTransferFundsMutation');
  expect(screen.getByLabelText<HTMLSelectElement>('To').disabled).toBe(true);
  await press('Swap from and to');
  await fail(environment, 'useTransferFundsMutation');
  await press('Try again');
  expect(variablesOf(environment, 'useTransferFundsMutation')).toEqual(first);
});
