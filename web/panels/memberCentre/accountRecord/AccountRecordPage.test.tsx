import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, variablesOf } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, currency: 'PLAY', symbol: '₫' });
const movement = (id: string, title: string, amount: string, before: string, after: string) => ({
  node: {
    __typename: 'AccountRecord',
    id,
    kind: title,
    title,
    reference: `ref-${id}`,
    recordedAt: '2026-11-20T03:04:05Z',
    amount: money(amount),
    balanceBefore: money(before),
    balanceAfter: money(after),
  },
});
const kinds = [
  { kind: 'bet_OUT', title: 'Bet', count: 40, amount: money('-4000') },
  { kind: 'deposit_IN', title: 'Deposit', count: 1, amount: money('5000') },
];
const record = (edges: object[], endCursor: string | null = null) => ({
  viewer: {
    ...aMember,
    accountRecords: {
      wallets: ['cash', 'bonus', 'vendor:XGS'],
      kinds,
      netDeposits: money('123456'),
      edges,
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    },
  },
});

async function openRecord(
  search = '',
  edges: object[] = [movement('2', 'Bet', '-100', '5100', '5000'), movement('1', 'Deposit', '5000', '100', '5100')],
  endCursor: string | null = null,
) {
  const place = await openPlace({ path: `/?panel=transactionHistory${search}`, viewer: aMember });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  const vendors = [{ id: 'v', category: 'RNG', code: 'XGS', name: 'Xuan Games' } as const];
  await answer(place.environment, 'useVendorNamesQuery', { gameCategories: [{ category: 'RNG', vendors }] });
  const asked = variablesOf(place.environment, 'AccountRecordPageQuery');
  await answer(place.environment, 'AccountRecordPageQuery', record(edges, endCursor));
  await screen.findByRole('heading', { name: 'Account record' });
  return { ...place, asked };
}

test('MC-08 every movement stands between the balance before and after it, with its reference', async () => {
  await openRecord();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'WhatTimeAmountBalance beforeBalance afterReference',
    expect.stringMatching(/^Bet2026-11-20 10:04:05[-−]₫100₫5,100₫5,000ref-2$/),
    'Deposit2026-11-20 10:04:05+₫5,000₫100₫5,100ref-1',
  ]);
  expect(screen.getByText('2 of 41 movements')).toBeTruthy();
});

test('PP-21 sums of the days by kind, and net deposits of the whole life, stand above', async () => {
  await openRecord();
  const sums = screen.getAllByRole('definition').map((sum) => sum.textContent);
  expect(sums).toEqual([expect.stringMatching(/^[-−]₫4,000$/), '+₫5,000', '₫123,456']);
});

test('MC-08 type, days and wallet are asked for and stand in the address', async () => {
  const { environment, address, asked } = await openRecord('&panel.from=2026-11-01&panel.to=2026-11-07&panel.kind=deposit_IN');
  expect(asked).toEqual({ wallet: 'cash', kind: 'deposit_IN', from: '2026-11-01', to: '2026-11-07' });
  await act(async () => void fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'bet_OUT' } }));
  expect(variablesOf(environment, 'AccountRecordPageQuery')).toMatchObject({ kind: 'bet_OUT' });
  expect(address()).toContain('panel.kind=bet_OUT');
});

test('MC-08 that older ones could not be loaded is said of the record that was asked, and of no other', async () => {
  const { environment } = await openRecord('', [movement('2', 'Bet', '-100', '5100', '5000')], 'cursor-20');
  await press('Show older');
  await fail(environment, 'AccountRecordPaginationQuery');
  expect(screen.getByRole('alert').textContent).toBe('Older entries could not be loaded.');
  await act(async () => void fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'deposit_IN' } }));
  await answer(environment, 'AccountRecordPageQuery', record([movement('1', 'Deposit', '5000', '100', '5100')], 'cursor-1'));
  expect(await screen.findByText('1 of 1 movement')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show older' })).toBeTruthy();
});

test('PP-22 bonus money is shown by itself, never among what can be spent on everything', async () => {
  // Of another wallet there may be nothing of that type.
  const { environment, address } = await openRecord('&panel.kind=bet_OUT');
  const wallet = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Wallet' });
  expect([...wallet.options].map(({ text }) => text)).toEqual(['Main wallet', 'Bonus money', 'Wallet with Xuan Games']);
  await act(async () => void fireEvent.change(wallet, { target: { value: 'bonus' } }));
  expect(variablesOf(environment, 'AccountRecordPageQuery')).toMatchObject({ wallet: 'bonus', kind: null });
  expect(address()).toContain('panel.wallet=bonus');
  await answer(environment, 'AccountRecordPageQuery', record([]));
  expect(await screen.findByText('No movements here')).toBeTruthy();
  expect(screen.queryByText('Net deposits, lifetime')).toBeNull();
});

test('MC-08 that a filter finds nothing is read out', async () => {
  const { environment } = await openRecord();
  await act(async () => void fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'bet_OUT' } }));
  await answer(environment, 'AccountRecordPageQuery', record([]));
  expect((await screen.findByText('No movements here')).closest('[role="status"]')).not.toBeNull();
});
