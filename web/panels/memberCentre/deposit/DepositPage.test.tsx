import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fail, failUntil, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, symbol: '₫' });
const free = { fixed: money('0'), percent: '0' };
const method = {
  id: 'play',
  name: 'Play money',
  kind: 'INSTANT',
  fee: free,
  expectedMinutes: 0,
  isLastUsed: false,
  minimum: money('10000'),
  maximum: money('50000000'),
  presets: [money('100000'), money('200000')],
} as const;

const noDeposits = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

async function openDeposit(methods: object[] = [method], deposits: object = noDeposits, search = '') {
  const place = await openPlace({ path: `/rng?panel=depositv2${search}`, viewer: aMember });
  await answer(place.environment, 'DepositPageQuery', { viewer: { ...aMember, playProtection: null, depositMethods: methods, deposits } });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await screen.findByRole('heading', { name: 'Deposit' });
  return place;
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Amount/);

async function enter(value: string) {
  await act(async () => {
    fireEvent.change(field(), { target: { value } });
    fireEvent.blur(field());
  });
}

const keyOf = (input: unknown) => (input as { idempotencyKey: string }).idempotencyKey;

const paid = {
  deposit: {
    __typename: 'DepositPayload',
    deposit: { id: 'dep-1', status: 'PAID', createdAt: '2026-11-20T03:04:05Z', amount: money('200000') },
    viewer: { id: aMember.id, balance: { ...aMember.balance, amount: '201500' } },
  },
} as const;

test('MC-04 the page says that it is play money, the limits, and what the button will do', async () => {
  await openDeposit();
  expect(screen.getByText(/This site plays with play money/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Play money/, checked: true })).toBeTruthy();
  expect(screen.getByText('From ₫10,000 to ₫50,000,000.')).toBeTruthy();
  await press('₫200,000');
  expect(field().value).toBe('200,000');
  expect(screen.getByRole('button', { name: 'Deposit ₫200,000' })).toBeTruthy();
});

test('MC-04 a double click sends one deposit with one key', async () => {
  const { environment } = await openDeposit();
  await enter('200000');
  const button = screen.getByRole('button', { name: 'Deposit ₫200,000' });
  await act(async () => {
    button.click();
    button.click();
  });
  await act(async () => button.click());
  expect(waitingFor(environment, 'useDepositMutation')).toHaveLength(1);
  const { input } = variablesOf(environment, 'useDepositMutation');
  expect(input).toEqual({ methodId: 'play', amount: '200000', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('MC-04 after success the new balance and the time are shown, and the next deposit has another key', async () => {
  const { environment } = await openDeposit();
  await enter('200000');
  await press('Deposit ₫200,000');
  const first = keyOf(variablesOf(environment, 'useDepositMutation')['input']);
  await answer(environment, 'useDepositMutation', paid);
  expect(document.activeElement?.textContent).toBe('₫200,000 has arrived');
  expect(screen.getAllByText('₫201,500').length).toBeGreaterThan(0);
  expect(screen.getByText(/^2026-11-20 \d\d:04:05$/)).toBeTruthy();
  await press('Deposit again');
  await enter('200000');
  await press('Deposit ₫200,000');
  expect(keyOf(variablesOf(environment, 'useDepositMutation')['input'])).not.toBe(first);
});

test('MC-04 after a lost answer the same deposit goes out with the same key, whatever was typed in between', async () => {
  const { environment } = await openDeposit();
  await enter('200000');
  await press('Deposit ₫200,000');
  const first = variablesOf(environment, 'useDepositMutation');
  await fail(environment, 'useDepositMutation');
  expect(screen.getByRole('alert').textContent).toContain('the same deposit is never made twice');
  await press('Try again');
  expect(variablesOf(environment, 'useDepositMutation')).toEqual(first);
  await fail(environment, 'useDepositMutation');
  await enter('300000');
  await press('Deposit ₫300,000');
  expect(keyOf(variablesOf(environment, 'useDepositMutation')['input'])).not.toBe(keyOf(first['input']));
  await fail(environment, 'useDepositMutation');
  await enter('200,000');
  await press('Deposit ₫200,000');
  expect(variablesOf(environment, 'useDepositMutation')).toEqual(first);
});

test('MC-04 a deposit whose answer was lost is the same one after another was looked at', async () => {
  const { environment, router } = await openDeposit();
  await enter('200000');
  await press('Deposit ₫200,000');
  const first = variablesOf(environment, 'useDepositMutation');
  await fail(environment, 'useDepositMutation');
  await act(() => router.navigate('/rng?panel=depositv2&panel.item=dep-9'));
  expect(screen.queryByLabelText(/^Amount/)).toBeNull();
  await act(() => router.navigate('/rng?panel=depositv2'));
  await enter('200000');
  await press('Deposit ₫200,000');
  expect(variablesOf(environment, 'useDepositMutation')).toEqual(first);
});

test('MC-04 a field that is left empty says nothing yet, and what was said of one method is not said of another', async () => {
  const { environment } = await openDeposit([method, { ...method, id: 'other', name: 'Other way' }]);
  await act(async () => void fireEvent.blur(field()));
  expect(screen.getByText('From ₫10,000 to ₫50,000,000.')).toBeTruthy();
  await enter('200000');
  await press('Deposit ₫200,000');
  await answer(environment, 'useDepositMutation', { deposit: { __typename: 'DepositMethodUnavailableError' } });
  expect(screen.getByRole('alert').textContent).toContain('This method is not available');
  await press(/Other way/, 'radio');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('MC-04 while a deposit is under way neither its way nor its amount can be changed: the same goes out again', async () => {
  const { environment } = await openDeposit([method, { ...method, id: 'other', name: 'Other way' }]);
  await enter('200000');
  await press('Deposit ₫200,000');
  const first = variablesOf(environment, 'useDepositMutation');
  const ways = screen.getByRole<HTMLFieldSetElement>('group', { name: 'Method' });
  expect(ways.disabled).toBe(true);
  await press('₫100,000');
  await fail(environment, 'useDepositMutation');
  await press('Try again');
  expect(variablesOf(environment, 'useDepositMutation')).toEqual(first);
  expect(ways.disabled).toBe(true);
  await fail(environment, 'useDepositMutation');
  expect(ways.disabled).toBe(false);
});

test.each([
  ['9999', 'The smallest deposit is ₫10,000.'],
  ['50000001', 'The largest deposit is ₫50,000,000.'],
  ['much', 'Enter the amount in digits, such as 200,000.'],
  ['200.000', 'This could be read in two ways. Write thousands as 200,000, or leave the separators out.'],
])('MC-04 the amount "%s" is refused before it is sent', async (typed, words) => {
  const { environment } = await openDeposit();
  await enter(typed);
  expect(screen.getByText(words)).toBeTruthy();
  await act(async () => screen.getAllByRole('button', { name: 'Deposit' }).at(-1)?.click());
  expect(document.activeElement).toBe(field());
  expect(waitingFor(environment, 'useDepositMutation')).toEqual([]);
});

test.each([
  [{ __typename: 'AmountOutOfRangeError', minimum: money('20000'), maximum: money('90000') }, 'deposits are from ₫20,000 to ₫90,000 now'],
  [{ __typename: 'DepositMethodUnavailableError' }, 'This method is not available right now'],
  [{ __typename: 'TooManyAttemptsError' }, 'Too many deposits in a short time. No money was moved'],
  [{ __typename: 'MoneyMaintenanceError' }, 'the system is under maintenance. Your balance is untouched'],
  [{ __typename: 'RealAccountNeededError' }, 'A trial account cannot deposit'],
  [{ __typename: 'NotSignedInError' }, 'You have been logged out'],
  [{ __typename: 'PasswordChangeRequiredError' }, 'Please change your password first. No money was moved'],
  [{ __typename: 'FogOnTheRiverError', __isRefusal: 'FogOnTheRiverError', message: 'Not in this fog.' }, 'Not in this fog.'],
] as const)('MC-04 the refusal %j is worded, and says that no money moved', async (refusal, words) => {
  const { environment } = await openDeposit();
  await enter('200000');
  await press('Deposit ₫200,000');
  await answer(environment, 'useDepositMutation', { deposit: refusal });
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(field().value).toBe('200,000');
});

test('PP-04 PP-09 a deposit beyond a limit names the limit and what it leaves, and leads to it', async () => {
  const { environment, address } = await openDeposit();
  await enter('200000');
  await press('Deposit ₫200,000');
  const refusal = { __typename: 'LimitReachedError', kind: 'DEPOSIT', period: 'WEEK', left: '30000' } as const;
  await answer(environment, 'useDepositMutation', { deposit: refusal });
  expect((await screen.findByRole('alert')).textContent).toContain('(Deposits, 7 days: ₫30,000 left). No money was moved.');
  await press('Your limits');
  expect(address()).toBe('/rng?panel=limits');
});

test('MC-04 without any method the page says so', async () => {
  await openDeposit([]);
  expect(screen.getByText(/There is no way to deposit at the moment/)).toBeTruthy();
});

test('MC-04 a page that could not be loaded can be asked for again', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=depositv2', viewer: aMember });
  await failUntil(environment, 'DepositPageQuery', () => screen.queryByRole('button', { name: /again/i }));
  await press(/again/i);
  await answer(environment, 'DepositPageQuery', {
    viewer: { ...aMember, playProtection: null, depositMethods: [method], deposits: noDeposits },
  });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeTruthy();
});
