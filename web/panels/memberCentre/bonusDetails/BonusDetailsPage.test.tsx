import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace } from '../../../testing/openPlace.tsx';

const money = (amount: string) => ({ amount, currency: 'PLAY', symbol: '₫' });

async function openBonus(edges: object[]) {
  const place = await openPlace({ path: '/?panel=bonusDetails', viewer: aMember });
  await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(place.environment, 'BonusDetailsPageQuery', {
    viewer: { ...aMember, bonusRecords: { bonusBalance: money('7'), edges, pageInfo: { hasNextPage: false, endCursor: null } } },
  });
  await screen.findByRole('heading', { name: 'Bonus details' });
}

test('MC-10 PP-22 every gift stands with its kind of money and its terms; bonus money has a sum of its own', async () => {
  const gift = (id: string, title: string, isBonusMoney: boolean, terms: string) => ({
    node: {
      __typename: 'BonusRecord',
      isBonusMoney,
      terms,
      movement: { __typename: 'AccountRecord', id, title, recordedAt: '2026-11-20T03:04:05Z', amount: money('100') },
    },
  });
  await openBonus([gift('2', 'Moon bonus', true, 'Play it five times.'), gift('1', 'Welcome gift', false, 'Nothing to fulfil.')]);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'GiftTimeAmountKind of moneyTerms',
    'Moon bonus2026-11-20 10:04:05+₫100Bonus moneyPlay it five times.',
    'Welcome gift2026-11-20 10:04:05+₫100CashNothing to fulfil.',
  ]);
  expect(screen.getByRole('definition').textContent).toBe('₫7');
});

test('MC-10 without gifts the page says so', async () => {
  await openBonus([]);
  expect(screen.getByText('No gifts yet')).toBeTruthy();
});
