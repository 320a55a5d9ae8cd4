import { act, screen } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { siteTime } from '../../../relay/siteTime.ts';
import { answer, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { aMember } from '../../../testing/openPlace.tsx';
import { openTransfer } from '../../../testing/openTransfer.ts';
import { account, openWithdraw } from '../../../testing/openWithdraw.ts';

afterEach(() => vi.restoreAllMocks());

const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('MC-05 whoever comes back to the page another day is not held to what was left of the day before, nor to an account that rested then', async () => {
  const usableFrom = '2999-01-01T00:00:00Z';
  const { environment } = await openWithdraw({ accounts: [account, { ...account, id: 'account-2', bankName: 'Sea Bank', usableFrom }] });
  const newer = screen.getByRole<HTMLInputElement>('radio', { name: /Sea Bank/ });
  expect(newer.disabled).toBe(true);
  vi.spyOn(siteTime, 'now').mockReturnValue(Date.parse(usableFrom) + 1);
  await comeBack();
  expect(newer.disabled).toBe(false);
  expect(variablesOf(environment, 'WithdrawPageQuery')).toEqual({ count: 20 });
});

test('MC-05 whose chosen account was removed elsewhere is asked for another: money goes to none that nobody chose', async () => {
  const other = { ...account, id: 'account-2', bankName: 'Sea Bank' };
  const { environment } = await openWithdraw({ accounts: [account, other] });
  await fillIn('Amount', '50000');
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw ₫50,000' });
  expect([screen.getByRole<HTMLInputElement>('radio', { checked: true }).value, submit().disabled]).toEqual(['account-2', false]);
  await act(async () => {
    commitLocalUpdate(environment, (store) => {
      const payouts = store.get(aMember.id)?.getLinkedRecord('payoutAccounts');
      payouts?.setLinkedRecords(payouts.getLinkedRecords('accounts')?.slice(0, 1) ?? [], 'accounts');
    });
  });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByText('The account that was chosen has been removed. Choose where the money is to go.')).toBeTruthy();
  expect(submit().disabled).toBe(true);
  await act(async () => screen.getByRole('radio', { name: /River Bank/ }).click());
  expect(screen.queryByText(/has been removed/)).toBeNull();
  expect(submit().disabled).toBe(false);
});

test('MC-05 an account that still rests is paid to once it does no more, also of a page that stays open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const usableFrom = '2999-01-01T00:00:00Z';
  const clock = vi.spyOn(siteTime, 'now').mockReturnValue(Date.parse(usableFrom) - 1);
  await openWithdraw({ accounts: [{ ...account, usableFrom }] });
  await fillIn('Amount', '50000');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw ₫50,000' });
  expect(submit.disabled).toBe(true);
  clock.mockReturnValue(Date.parse(usableFrom));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(submit.disabled).toBe(false);
});

test('MC-05 of several accounts the newest that can be paid to is chosen', async () => {
  await openWithdraw({ accounts: [account, { ...account, id: 'account-2', bankName: 'Sea Bank', usableFrom: '2999-01-01T00:00:00Z' }] });
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('account-1');
});

test('MC-06 whoever comes back to a transfer another day is not held to what was left of the day before', async () => {
  const { environment } = await openTransfer({ leftToday: '0' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Transfer' }).disabled).toBe(true);
  await comeBack();
  expect(waitingFor(environment, 'useFreshTermsQuery')).toHaveLength(1);
  const terms = { isOpen: true, minimum: { amount: '10000' }, maximum: { amount: '2000000' }, leftToday: { amount: '5000000' } };
  await answer(environment, 'useFreshTermsQuery', { viewer: { id: aMember.id, memberTransferTerms: terms } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Transfer' }).disabled).toBe(false);
});
