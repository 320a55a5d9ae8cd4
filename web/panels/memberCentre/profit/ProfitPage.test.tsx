import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, variablesOf } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, currency: 'PLAY', symbol: '₫' });
const totals = (net: string) => ({ stake: money('100'), win: money('50'), net: money(net) });
const day = (on: string, category: string, net: string) => ({ day: on, category, betCount: 3, totals: totals(net) });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+07:00') }));
afterEach(() => vi.useRealTimers());

async function openProfit(days: object[], search = '') {
  const place = await openPlace({ path: `/?panel=personalProfit${search}`, viewer: aMember });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await screen.findByRole('dialog');
  await waitFor(() => variablesOf(place.environment, 'ProfitPageQuery'));
  const asked = variablesOf(place.environment, 'ProfitPageQuery');
  await answer(place.environment, 'ProfitPageQuery', {
    viewer: {
      ...aMember,
      profit: { today: { net: money('0') }, week: { net: money('70') }, month: { net: money('-300') }, totals: totals('-300'), days },
      accountRecords: { netDeposits: money('900') },
    },
  });
  await screen.findByRole('heading', { name: 'Profit and loss' });
  return { ...place, asked };
}

const days = [day('2026-11-22', 'RNG', '-500.5'), day('2026-11-21', 'RNG', '300'), day('2026-11-21', 'LOTT', '-100')];

test('MC-09 the position of today, 7 and 30 days stands on top, by sign and icon, with that of the days chosen', async () => {
  const { asked } = await openProfit(days);
  expect(asked).toEqual({ from: '2026-10-24', to: '2026-11-22' });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Today',
    '7 days',
    '30 days',
    'These days',
    'Net deposits, lifetime',
  ]);
  expect(screen.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
    '₫0',
    '+₫70',
    expect.stringMatching(/^[-−]₫300$/),
    expect.stringMatching(/^[-−]₫300$/),
    '₫900',
  ]);
  const icons = screen.getAllByRole('definition').map((sum) => sum.querySelector('[role="img"]')?.getAttribute('aria-label'));
  // Whoever paid in more than they withdrew has won nothing by that.
  expect(icons).toEqual(['Even', 'Gain', 'Loss', 'Loss', undefined]);
});

test('MC-09 the chart has a bar for each day, reached by the arrow keys and told in figures by category', async () => {
  await openProfit(days, '&panel.from=2026-11-20&panel.to=2026-11-22');
  await screen.findByRole('group', { name: /Net by day/ });
  const bars = () => screen.getAllByRole('img', { name: /^2026-11-2/ });
  expect(bars().map((bar) => bar.getAttribute('aria-label'))).toEqual([
    '2026-11-20: no bets',
    '2026-11-21: +₫200',
    expect.stringMatching(/^2026-11-22: [-−]₫500.50?$/),
  ]);
  // One of them is in the order of the Tab key.
  expect(bars().map((bar) => bar.getAttribute('tabindex'))).toEqual(['-1', '-1', '0']);
  const [, , last] = bars();
  await act(async () => last?.focus());
  await act(async () => void (last && fireEvent.keyDown(last, { key: 'ArrowLeft' })));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2026-11-21: +₫200');
  expect(screen.getByText('2026-11-21').closest('figcaption')?.textContent).toMatch(/^2026-11-21\+₫200Slots \+₫300Lottery [-−]₫100$/);
  const drawn = bars().map((bar) => [...bar.querySelectorAll('[data-direction]')].map((piece) => piece.getAttribute('data-direction')));
  expect(drawn).toEqual([[], ['gain', 'loss'], ['loss']]);
});

test('MC-09 the ends of the chart’s scale are told to the last decimal, however small', async () => {
  await openProfit(
    [
      day('2026-11-22', 'RNG', '0.1'),
      day('2026-11-22', 'LOTT', '0.2'),
      day('2026-11-21', 'RNG', '-0.0004'),
      day('2026-11-21', 'LOTT', '0.25'),
    ],
    '&panel.from=2026-11-20&panel.to=2026-11-22',
  );
  const chart = (await screen.findByRole('group', { name: /Net by day/ })).closest('figure');
  const ends = [...(chart?.children ?? [])].filter((part) => part.tagName === 'DIV').map((part) => part.textContent);
  expect(ends.slice(0, 2)).toEqual(['+₫0.30', expect.stringMatching(/^[-−]₫0.0004$/)]);
});

test('MC-09 the same stands in a table, which the address remembers', async () => {
  const { address } = await openProfit(days);
  await press('Table', 'radio');
  expect(address()).toContain('panel.view=table');
  expect(screen.getAllByRole('row').map((row) => row.textContent?.slice(0, 20))).toEqual([
    'DayCategoryBetsStake',
    expect.stringMatching(/^2026-11-22Slots3₫100/),
    expect.stringMatching(/^2026-11-21Slots3₫100/),
    expect.stringMatching(/^2026-11-21Lottery3₫1/),
    expect.stringMatching(/^All of these days/),
  ]);
});

test.each([
  ['', false],
  ['&panel.from=2026-11-20&panel.to=2026-11-22', true],
])('MC-09 days without bets say so, and that is read out where they were chosen (%s)', async (search, isRead) => {
  await openProfit([], search);
  expect(screen.getByText('No bets on these days').closest('[role="status"]') !== null).toBe(isRead);
});
