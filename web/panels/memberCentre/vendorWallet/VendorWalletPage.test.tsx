import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, symbol: '₫' });
const transferOf = (status: string, change: object = {}) => ({
  id: 't-1',
  reference: '0199-ref',
  walletName: 'Delta Nine',
  direction: 'IN',
  status,
  createdAt: '2026-11-20T03:04:05Z',
  amount: money('200'),
  ...change,
});
const walletsOf = (main: string, delta: string, transfers: object[] = []) => ({
  isSingle: false,
  main: money(main),
  vendorWallets: [
    { id: 'w-dlt', name: 'Delta Nine', balance: money(delta) },
    { id: 'w-crp', name: 'Carp & Co', balance: money('0') },
  ],
  transfers,
});

afterEach(() => vi.useRealTimers());

async function open(wallets: object = walletsOf('1000', '500')) {
  const place = await openPlace({ path: '/rng?panel=transferFund', viewer: aMember });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } } as never);
  await answer(place.environment, 'VendorWalletPageQuery', { viewer: { ...aMember, wallets } } as never);
  await screen.findByRole('heading', { name: 'Wallets' });
  return place;
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Amount/);
async function enter(value: string) {
  await act(async () => {
    fireEvent.change(field(), { target: { value } });
    fireEvent.blur(field());
  });
}
const moved = (status: string, change: object = {}) => ({
  transferFunds: {
    __typename: 'TransferFundsPayload',
    transfer: { id: 't-1' },
    viewer: { id: aMember.id, balance: aMember.balance, wallets: walletsOf('800', '700', [transferOf(status, change)]) },
  },
});

test('MC-03 every wallet shows what lies in it, and an amount shows what both will hold', async () => {
  await open();
  const list = within(screen.getByRole('region', { name: 'Your wallets' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Main wallet₫1,000',
    'Delta Nine₫500',
    'Carp & Co₫0',
  ]);
  await enter('200');
  expect(screen.getByRole('button', { name: 'Transfer ₫200 to Delta Nine' })).toBeTruthy();
  expect(screen.getAllByText('After').map((term) => term.nextElementSibling?.textContent)).toEqual(['₫800', '₫700']);
  await press('Swap from and to');
  expect(screen.getByRole('button', { name: 'Transfer ₫200 to Main wallet' })).toBeTruthy();
  expect(screen.getAllByText('After').map((term) => term.nextElementSibling?.textContent)).toEqual(['₫300', '₫1,200']);
  await press('Max');
  expect(field().value).toBe('500');
});

test('MC-03 an amount of three places is written as one that can be sent, by Max and when its field is left', async () => {
  const { environment } = await open(walletsOf('200.125', '0'));
  await press('Max');
  expect(screen.getByRole('button', { name: 'Transfer ₫200.125 to Delta Nine' })).toBeTruthy();
  await enter('1.0010');
  await press('Transfer ₫1.001 to Delta Nine');
  expect(variablesOf(environment, 'useTransferFundsMutation')).toMatchObject({ input: { amount: '1.001' } });
});

test('MC-03 a double click sends one transfer with one key, and what is wished after it was made has another', async () => {
  const { environment } = await open();
  await enter('200');
  const button = screen.getByRole('button', { name: 'Transfer ₫200 to Delta Nine' });
  await act(async () => {
    button.click();
    button.click();
  });
  await act(async () => button.click());
  expect(waitingFor(environment, 'useTransferFundsMutation')).toHaveLength(1);
  const first = variablesOf(environment, 'useTransferFundsMutation');
  expect(first).toEqual({
    input: { walletId: 'w-dlt', direction: 'IN', amount: '200', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  await answer(environment, 'useTransferFundsMutation', moved('DONE') as never);
  expect(screen.getByText('₫200 is now in Delta Nine.')).toBeTruthy();
  expect(field().value).toBe('');
  expect(screen.getByText('No. 0199-ref')).toBeTruthy();
  await enter('200');
  await press('Transfer ₫200 to Delta Nine');
  expect(variablesOf(environment, 'useTransferFundsMutation')).not.toEqual(first);
});

test('MC-03 an outcome that nobody knows yet is shown as such, asked for, and resolved', async () => {
  const { environment } = await open();
  await enter('200');
  vi.useFakeTimers();
  await act(async () => screen.getByRole('button', { name: 'Transfer ₫200 to Delta Nine' }).click());
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await answer(environment, 'useTransferFundsMutation', moved('PENDING') as never);
  expect(screen.getByText(/₫200 is set aside, and we ask until we know\. Please do not transfer it again/)).toBeTruthy();
  expect(screen.getByText('Waiting for the studio')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(4_000));
  await answer(environment, 'VendorWalletPageQuery', {
    viewer: { ...aMember, wallets: walletsOf('1000', '500', [transferOf('FAILED')]) },
  } as never);
  expect(screen.getByText('₫200 could not be transferred and is back where it was.')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(waitingFor(environment, 'VendorWalletPageQuery')).toEqual([]);
});

test('MC-03 after a lost answer the same transfer goes out with the same key, also where it has left the wallet by then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const { environment } = await open(walletsOf('1000', '500', [transferOf('PENDING')]));
  await enter('1000');
  await press('Transfer ₫1,000 to Delta Nine');
  const first = variablesOf(environment, 'useTransferFundsMutation');
  await fail(environment, 'useTransferFundsMutation');
  expect(screen.getByRole('alert').textContent).toContain('the same transfer is never made twice');
  await act(async () => vi.advanceTimersByTime(4_000));
  await answer(environment, 'VendorWalletPageQuery', {
    viewer: { ...aMember, wallets: walletsOf('0', '500', [transferOf('PENDING')]) },
  } as never);
  await waitFor(() => expect(screen.getAllByText('After').map((term) => term.nextElementSibling?.textContent)).toEqual(['–', '–']));
  await press('Try again');
  expect(variablesOf(environment, 'useTransferFundsMutation')).toEqual(first);
});

test.each([
  ['0.5', 'The smallest transfer is ₫1.'],
  ['1001', 'This wallet holds ₫1,000.'],
  ['much', 'Enter the amount in digits, such as 200,000.'],
])('MC-03 the amount "%s" is refused before it is sent', async (typed, words) => {
  const { environment } = await open();
  await enter(typed);
  expect(screen.getByText(words)).toBeTruthy();
  await press('Transfer');
  expect(document.activeElement).toBe(field());
  expect(waitingFor(environment, 'useTransferFundsMutation')).toEqual([]);
});

test.each([
  [{ __typename: 'InsufficientBalanceError' }, 'The wallet does not hold that much'],
  [{ __typename: 'WalletUnavailableError' }, 'This wallet is not available now'],
  [{ __typename: 'MoneyMaintenanceError' }, 'Your wallets are untouched'],
  [{ __typename: 'NotSignedInError' }, 'You have been logged out'],
  [{ __typename: 'PasswordChangeRequiredError' }, 'Please change your password first'],
  [{ __typename: 'AmountOutOfRangeError', minimum: money('5') }, 'The smallest transfer is ₫5'],
  [{ __typename: 'FogOnTheRiverError', __isRefusal: 'FogOnTheRiverError', message: 'Not in this fog.' }, 'Not in this fog.'],
])('MC-03 the refusal %j is worded', async (refusal, words) => {
  const { environment } = await open();
  await enter('200');
  await press('Transfer ₫200 to Delta Nine');
  await answer(environment, 'useTransferFundsMutation', { transferFunds: refusal } as never);
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(field().value).toBe('200');
});

test('MC-03 a wallet that holds less than was shown is asked for anew, and what was typed is held against what it holds', async () => {
  const { environment } = await open();
  await enter('200');
  await press('Transfer ₫200 to Delta Nine');
  await answer(environment, 'useTransferFundsMutation', { transferFunds: { __typename: 'InsufficientBalanceError' } } as never);
  await answer(environment, 'VendorWalletPageQuery', { viewer: { ...aMember, wallets: walletsOf('150', '1350') } } as never);
  expect(screen.getByText('This wallet holds ₫150.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The wallet does not hold that much');
});

test('MC-03 everything comes back by one press, however often it is pressed, and how far it has come is told', async () => {
  const { environment } = await open();
  const button = screen.getByRole('button', { name: 'Bring everything back' });
  button.focus();
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'useRecallFundsMutation')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Bringing everything back…' })).toBeTruthy();
  await answer(environment, 'useRecallFundsMutation', {
    recallFunds: {
      __typename: 'RecallFundsPayload',
      transfers: [{ id: 't-1' }, { id: 't-2' }],
      viewer: {
        id: aMember.id,
        balance: aMember.balance,
        wallets: walletsOf('1000', '0', [transferOf('DONE'), transferOf('PENDING', { id: 't-2', walletName: 'Carp & Co' })]),
      },
    },
  } as never);
  expect(screen.getByText('1 of 2 wallets are back. 1 studio has not answered yet; we keep asking.')).toBeTruthy();
  // Nothing is left to bring: the focus stays where that is told.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your wallets' })));
});

test('MC-03 what a transfer or a recall came to is told until the next one has moved money', async () => {
  const { environment } = await open();
  const viewer = (newest: object) => ({ ...aMember, wallets: walletsOf('1300', '200', [newest, transferOf('DONE')]) });
  await enter('200');
  await press('Transfer ₫200 to Delta Nine');
  await answer(environment, 'useTransferFundsMutation', moved('DONE') as never);
  await press('Bring everything back');
  await answer(environment, 'useRecallFundsMutation', {
    recallFunds: {
      __typename: 'RecallFundsPayload',
      transfers: [{ id: 't-2' }],
      viewer: viewer(transferOf('DONE', { id: 't-2', direction: 'OUT' })),
    },
  } as never);
  const told = () => [/is now in Delta Nine/, '1 of 1 wallet is back.'].map((words) => screen.queryByText(words)?.textContent);
  expect(told()).toEqual([undefined, '1 of 1 wallet is back.']);
  await enter('100');
  await press('Transfer ₫100 to Delta Nine');
  await answer(environment, 'useTransferFundsMutation', {
    transferFunds: {
      __typename: 'TransferFundsPayload',
      transfer: { id: 't-3' },
      viewer: viewer(transferOf('DONE', { id: 't-3', amount: money('100') })),
    },
  } as never);
  expect(told()).toEqual(['₫100 is now in Delta Nine.', undefined]);
});

test('MC-03 after a lost answer the same recall goes out with the same key; one that was answered is followed by another', async () => {
  const { environment } = await open();
  const key = () => (variablesOf(environment, 'useRecallFundsMutation')['input'] as { idempotencyKey: string }).idempotencyKey;
  await press('Bring everything back');
  const first = key();
  await fail(environment, 'useRecallFundsMutation');
  await press('Bring everything back');
  expect(key()).toBe(first);
  await answer(environment, 'useRecallFundsMutation', { recallFunds: { __typename: 'MoneyMaintenanceError' } } as never);
  await press('Bring everything back');
  expect(key()).not.toBe(first);
});

test('MC-03 where there is but one wallet, nothing can be transferred, and the page says why', async () => {
  await open({ isSingle: true, main: money('1000'), vendorWallets: [], transfers: [] });
  expect(screen.getByText('Everything is in one wallet')).toBeTruthy();
  expect(screen.queryByLabelText(/^Amount/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});
