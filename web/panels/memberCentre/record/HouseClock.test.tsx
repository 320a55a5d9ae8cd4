import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace } from '../../../testing/openPlace.tsx';

afterEach(() => vi.unstubAllEnvs());

const money = { amount: '0', currency: 'PLAY', symbol: '₫' };
const bets = {
  totalCount: 0,
  totals: { stake: money, win: money, net: money },
  played: [],
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
};

test.each([
  ['Europe/London', 1],
  ['Asia/Bangkok', 0],
])('MC-07 a reader in %s is told once whose clock it is, where it is not their own', async (zone, times) => {
  vi.stubEnv('TZ', zone);
  const { environment } = await openPlace({ path: '/?panel=personalHistoryCopy', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'BetRecordPageQuery', { viewer: { ...aMember, bets } });
  await screen.findByRole('heading', { name: 'Betting record' });
  expect(screen.queryAllByText('Days and times are those of the site: GMT+7.')).toHaveLength(times);
});

test('MC-10 gifts are told by the same clock, and say so', async () => {
  vi.stubEnv('TZ', 'Europe/London');
  const { environment } = await openPlace({ path: '/?panel=bonusDetails', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  await answer(environment, 'BonusDetailsPageQuery', { viewer: { ...aMember, bonusRecords: { ...none, bonusBalance: money } } });
  await screen.findByRole('heading', { name: 'Bonus details' });
  expect(screen.getByText('Days and times are those of the site: GMT+7.')).toBeTruthy();
});
