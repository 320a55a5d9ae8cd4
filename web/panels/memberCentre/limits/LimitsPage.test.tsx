import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';
import { changed, daily, openLimits, pending, type Protection, viewerWith } from './testing/openLimits.tsx';

beforeEach(() => localStorage.clear());

test('PP-04 PP-05 PP-06 a limit of each kind and length is typed as free text, and shown with what it leaves', async () => {
  const { environment, panel, sent } = await openLimits();
  expect(panel.getByText('₫30,000 left')).toBeTruthy();
  fireEvent.click(panel.getByRole('radio', { name: 'Session time' }));
  fireEvent.click(panel.getByRole('radio', { name: '7 days' }));
  fireEvent.change(panel.getByRole('textbox', { name: /Minutes/ }), { target: { value: '90.5' } });
  await press('Set the limit');
  expect(panel.getByText('Enter whole minutes in digits, such as 90.')).toBeTruthy();
  fireEvent.change(panel.getByRole('textbox', { name: /Minutes/ }), { target: { value: '600' } });
  await press('Set the limit');
  expect(sent().variables).toEqual({ input: { kind: 'SESSION', period: 'WEEK', amount: '600' } });
  const weekly: Protection['limits'][number] = { kind: 'SESSION', period: 'WEEK', amount: '600', used: '0', left: '600', pending: null };
  await answer(environment, 'useChangeLimitsSetMutation', { setPlayLimit: changed({ limits: [daily, weekly] }) });
  await waitFor(() => expect(panel.getByText('Session time, 7 days')).toBeTruthy());
});

test('PP-04 what was typed stays until the limit is set', async () => {
  const { environment, panel } = await openLimits();
  const amount = () => panel.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
  fireEvent.change(amount(), { target: { value: '70000' } });
  await press('Set the limit');
  expect(amount().value).toBe('70000');
  await fail(environment, 'useChangeLimitsSetMutation');
  expect(await screen.findByText('That did not work. Please try again.')).toBeTruthy();
  expect(amount().value).toBe('70000');
  await press('Set the limit');
  await answer(environment, 'useChangeLimitsSetMutation', { setPlayLimit: changed() });
  await waitFor(() => expect(amount().value).toBe(''));
});

test('PP-08 what waits shows its times, can be confirmed when it is due, and taken back before', async () => {
  const { environment, panel, sent } = await openLimits({ limits: [{ ...daily, pending }] });
  expect(panel.getByText(/You asked for ₫80,000/).textContent).toMatch(/2020-01-02 07:00:00.*2099-01-09 07:00:00/);
  await press('Confirm');
  expect(sent().variables).toEqual({ input: { kind: 'DEPOSIT', period: 'DAY' } });
  await answer(environment, 'useChangeLimitsConfirmMutation', {
    confirmPlayLimit: changed({ limits: [{ ...daily, pending: { ...pending, confirmFrom: '2098-01-02T00:00:00.000Z' } }] }),
  });
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Confirm' })).toBeNull());
  await press('Keep ₫50,000');
  expect(sent().variables).toEqual({ input: { kind: 'DEPOSIT', period: 'DAY', amount: '50000' } });
});

test('PP-08 a raise can be confirmed once it is due while the page is open, and not any more once its time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const day = 24 * 3_600_000;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
  const { panel } = await openLimits({ limits: [{ ...daily, pending: { ...pending, confirmFrom: inDays(1), confirmUntil: inDays(8) } }] });
  // Code that is still on its way would be taken for lost.
  await act(() => vi.dynamicImportSettled());
  expect(panel.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(day));
  expect(panel.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(7 * day));
  expect([panel.queryByText(/You asked for/), panel.queryAllByRole('button', { name: 'Remove the limit' }).length]).toEqual([null, 1]);
});

test('PP-12 a break begins by one press, and the page says until when', async () => {
  const { environment, panel, sent } = await openLimits();
  fireEvent.click(panel.getByRole('radio', { name: '6 weeks' }));
  await press('Start the break');
  expect(sent().variables).toEqual({ input: { length: 'SIX_WEEKS' } });
  await answer(environment, 'useChangeLimitsBreakMutation', {
    takeTimeOut: changed({}, { kind: 'TIME_OUT', until: '2099-03-14T12:00:00.000Z' }),
  });
  // Above the page, and it stays there on those where money is brought in.
  // By the clock that every list beside it goes by.
  expect(await panel.findByText(/taking a break until 2099-03-14 19:00:00/)).toBeTruthy();
});

test('PP-08 limits that were changed in another tab are those of a page that is come back to', async () => {
  const { environment, panel, sent } = await openLimits({ limits: [{ ...daily, pending }] });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const lower = { ...daily, amount: '30000', left: '10000', pending };
  await answer(environment, 'LimitsPageQuery', { viewer: viewerWith({ limits: [lower] }) });
  await press('Keep ₫30,000');
  expect([panel.getByText('₫10,000 left').tagName, sent().variables]).toEqual([
    'P',
    { input: { kind: 'DEPOSIT', period: 'DAY', amount: '30000' } },
  ]);
});

test('PP-13 one deliberate action excludes: a tick, and the button that names the time; it signs out', async () => {
  const { environment, panel, sent } = await openLimits();
  const left = vi.spyOn(window.location, 'assign').mockReturnValue();
  sessionStorage.setItem('token', 'x');
  fireEvent.click(panel.getByRole('radio', { name: 'For good' }));
  await press('Exclude me: For good');
  expect(waitingFor(environment, 'ExclusionFormMutation')).toEqual([]);
  fireEvent.click(panel.getByRole('checkbox', { name: /nobody can take this back/ }));
  await press('Exclude me: For good');
  expect(sent().variables).toEqual({ input: { length: 'FOR_GOOD' } });
  await answer(environment, 'ExclusionFormMutation', { excludeSelf: { __typename: 'ExcludeSelfPayload' } });
  await waitFor(() => expect([left.mock.calls, sessionStorage.getItem('token')]).toEqual([[['/']], null]));
  left.mockRestore();
});

test('PP-10 a review leads to the history, and can be answered', async () => {
  const { environment, panel, address } = await openLimits({ prompt: 'REVIEW' });
  await press('They are right');
  await answer(environment, 'useChangeLimitsReviewMutation', { reviewPlayLimits: changed() });
  await waitFor(() => expect(panel.queryByText(/six months ago/)).toBeNull());
  expect(address()).toBe('/rng?panel=limits');
});

test('PP-03 PP-09 before a deposit the member is asked for limits, which are one press away, and may decline', async () => {
  const { environment, address } = await openPlace({ path: '/rng?panel=depositv2', viewer: aMember });
  await answer(environment, 'DepositPageQuery', {
    viewer: { ...aMember, playProtection: { prompt: 'FIRST' }, depositMethods: [], deposits: null },
  });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  expect(await screen.findByText(/set a limit before you pay in/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy();
  await press('Set a limit');
  expect(address()).toBe('/rng?panel=limits');
});

const depositWith = (status: string) => ({
  edges: [{ node: { __typename: 'Deposit' as const, id: 'dep-1', status: status as 'PAID', createdAt: '2026-11-20T03:04:05Z' } }],
  pageInfo: { hasNextPage: false, endCursor: null },
});
async function openDeposits(status: string, search = '') {
  const { environment } = await openPlace({ path: `/rng?panel=depositv2${search}`, viewer: aMember });
  await answer(environment, 'DepositPageQuery', {
    viewer: { ...aMember, playProtection: { prompt: 'FIRST' }, depositMethods: [], deposits: depositWith(status) },
  });
  if (waitingFor(environment, 'useTimeZoneQuery').length > 0)
    await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await screen.findByRole('heading', { name: 'Deposit' });
}

test.each([
  ['PAID', 'Would you like to set a limit on what you pay in and play?'],
  ['EXPIRED', 'Would you like to set a limit before you pay in?'],
])('PP-03 with a deposit that is %s, the member is asked “%s”', async (status, question) => {
  await openDeposits(status);
  expect(await screen.findByText(question)).toBeTruthy();
});

test('PP-03 nobody is asked for limits above a deposit that is being paid, or its receipt, nor on the page of limits itself', async () => {
  await openDeposits('AWAITING_PAYMENT', '&panel.item=dep-1');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText(/Would you like to set a limit/)).toBeNull();
  cleanup();
  const { panel } = await openLimits({ prompt: 'FIRST' });
  expect(panel.queryByText(/Would you like to set a limit/)).toBeNull();
});

test('PP-04 an amount that is none leads to its field, which says so', async () => {
  const { panel } = await openLimits();
  const button = panel.getByRole('button', { name: 'Set the limit' });
  button.focus();
  await press('Set the limit');
  const field = panel.getByRole('textbox', { name: /^Amount/ });
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  expect(panel.getByText('Enter an amount.')).toBeTruthy();
});

test.each([
  ['ten thousand', 'Enter the amount in digits, such as 200,000.'],
  ['70.000', 'This could be read in two ways. Write thousands as 200,000, or leave the separators out.'],
  ['-1', 'The lowest limit is ₫0.'],
  ['1' + '0'.repeat(14), 'The highest limit is ₫99,999,999,999,999.'],
  ['50,000', 'Your limit is ₫50,000 already.'],
])('PP-04 a limit of “%s” is refused beside its field: %s', async (typed, problem) => {
  const { environment, panel } = await openLimits();
  const field = panel.getByRole('textbox', { name: /^Amount/ });
  fireEvent.change(field, { target: { value: typed } });
  await press('Set the limit');
  expect([panel.getByText(problem).id, document.activeElement]).toEqual([field.getAttribute('aria-describedby'), field]);
  expect(waitingFor(environment, 'useChangeLimitsSetMutation')).toHaveLength(0);
});

test('PP-06 minutes are asked for as minutes, and bounded in minutes', async () => {
  const { panel } = await openLimits();
  fireEvent.click(panel.getByRole('radio', { name: 'Session time' }));
  await press('Set the limit');
  expect(panel.getByText('Enter the minutes.')).toBeTruthy();
  fireEvent.change(panel.getByRole('textbox', { name: /Minutes/ }), { target: { value: '-30' } });
  expect(panel.getByText('The lowest limit is 0 minutes.')).toBeTruthy();
});

test('PP-08 a raise that waits is not asked for again; what stands takes it back', async () => {
  const { panel, sent } = await openLimits({ limits: [{ ...daily, pending }] });
  const field = panel.getByRole('textbox', { name: /^Amount/ });
  fireEvent.change(field, { target: { value: '80000' } });
  await press('Set the limit');
  expect(panel.getByText('You have asked for ₫80,000 already: it waits for you to confirm it.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '50000' } });
  await press('Set the limit');
  expect(sent().variables).toEqual({ input: { kind: 'DEPOSIT', period: 'DAY', amount: '50000' } });
});

test('PP-06 one minute is told as one, and two as two', async () => {
  const { panel } = await openLimits({ limits: [{ ...daily, kind: 'SESSION', amount: '2', used: '1', left: '1' }] });
  expect(panel.getByText('1 minute left')).toBeTruthy();
  expect(panel.getByText(/(^|\s)2 minutes$/)).toBeTruthy();
});
