import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, waitingFor } from '../../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../../testing/openPlace.tsx';

afterEach(() => vi.useRealTimers());

const money = { amount: '0', currency: 'PLAY', symbol: '₫' };
const noBets = {
  viewer: {
    ...aMember,
    bets: {
      totalCount: 0,
      totals: { stake: money, win: money, net: money },
      played: [],
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
};

/** As Chrome does: a date field says what it holds after each digit. */
async function typeDay(label: string, ...values: string[]) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  for (const value of values) {
    await act(async () => void fireEvent.keyDown(field, { key: value.at(-1) }));
    await act(async () => void fireEvent.change(field, { target: { value } }));
    await act(async () => void fireEvent.keyUp(field, { key: value.at(-1) }));
  }
  return field;
}

test('MC-07 a day that is typed counts once it is whole, drags nothing along on its way, and leaves one place to go back to', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+07:00') });
  const { environment, address, router } = await openPlace({ path: '/?panel=personalHistoryCopy', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'BetRecordPageQuery', noBets);
  await screen.findByRole('heading', { name: 'Betting record' });
  await press('30 days');
  await answer(environment, 'BetRecordPageQuery', noBets);
  const days = (from: string, to: string) => `/?panel=personalHistoryCopy&panel.from=${from}&panel.to=${to}`;
  const to = await typeDay('To', '2026-11-01', '2026-11-15');
  expect([to.value, address()]).toEqual(['2026-11-15', days('2026-10-24', '2026-11-22')]);
  expect(waitingFor(environment, 'BetRecordPageQuery')).toEqual([]);
  await act(async () => void fireEvent.blur(to));
  expect(address()).toBe(days('2026-10-24', '2026-11-15'));
  const from = await typeDay('From', '0002-11-01', '0020-11-01', '0202-11-01');
  // Left half-way, it was nothing.
  await act(async () => void fireEvent.blur(from));
  expect([from.value, address()]).toEqual(['2026-10-24', days('2026-10-24', '2026-11-15')]);
  await typeDay('From', '2026-11-01', '2026-11-10');
  await act(async () => void fireEvent.keyDown(from, { key: 'Enter' }));
  expect(address()).toBe(days('2026-11-10', '2026-11-15'));
  await act(() => router.navigate(-1));
  expect(address()).toBe('/?panel=personalHistoryCopy');
  // Of the whole record the first day alone is said: it goes on until today.
  await typeDay('From', '2026-11-10');
  await act(async () => void fireEvent.keyDown(from, { key: 'Enter' }));
  expect(address()).toBe(days('2026-11-10', '2026-11-22'));
});

test('MC-07 the step that brings the range to today keeps the focus, and leads no further', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+07:00') });
  const from = (day: string, to: string) => `/?panel=personalHistoryCopy&panel.from=${day}&panel.to=${to}`;
  const { environment, address } = await openPlace({ path: from('2026-11-15', '2026-11-15'), viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'BetRecordPageQuery', noBets);
  const step = await screen.findByRole('button', { name: '7 days forward' });
  step.focus();
  await act(async () => step.click());
  expect(address()).toBe(from('2026-11-22', '2026-11-22'));
  await answer(environment, 'BetRecordPageQuery', noBets);
  expect([document.activeElement, step.hasAttribute('disabled'), step.getAttribute('aria-disabled')]).toEqual([step, false, 'true']);
  await act(async () => step.click());
  expect(address()).toBe(from('2026-11-22', '2026-11-22'));
});

test('MC-07 where a whole step would lead into days to come, it leads to today, and the range is as long as before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+07:00') });
  const days = (from: string, to: string) => `/?panel=personalHistoryCopy&panel.from=${from}&panel.to=${to}`;
  const { environment, address } = await openPlace({ path: days('2026-11-09', '2026-11-15'), viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'BetRecordPageQuery', noBets);
  await press('30 days forward');
  expect(address()).toBe(days('2026-11-16', '2026-11-22'));
});

test('MC-07 no step leads forward from the whole record', async () => {
  const { environment, address } = await openPlace({ path: '/?panel=personalHistoryCopy', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'BetRecordPageQuery', noBets);
  await screen.findByRole('heading', { name: 'Betting record' });
  for (const days of [7, 30]) await press(`${days} days forward`);
  expect(address()).toBe('/?panel=personalHistoryCopy');
});

test('MC-07 a page that slept into another day goes by that one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+07:00') });
  const { environment, address } = await openPlace({ path: '/?panel=personalHistoryCopy', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'BetRecordPageQuery', noBets);
  await screen.findByRole('heading', { name: 'Betting record' });
  vi.setSystemTime(new Date('2026-11-23T08:00:00+07:00'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await press('Today');
  expect(address()).toBe('/?panel=personalHistoryCopy&panel.from=2026-11-23&panel.to=2026-11-23');
});
