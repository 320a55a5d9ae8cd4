import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace } from '../../../testing/openPlace.tsx';

const money = { amount: '0', currency: 'PLAY', symbol: '₫' };
const playedIn = (...played: object[]) => ({
  viewer: {
    ...aMember,
    bets: {
      totalCount: 0,
      totals: { stake: money, win: money, net: money },
      played,
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
});

test('MC-07 what is chosen keeps its name on days that have no bets of it, and a category has one from its address', async () => {
  const { environment } = await openPlace({ path: '/?panel=personalHistoryCopy&panel.category=LOTT', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await answer(environment, 'BetRecordPageQuery', playedIn({ category: 'LOTT', vendorCode: 'XGS', vendorName: 'Lantern House' }));
  const studio = await screen.findByRole('combobox', { name: 'Studio' });
  await act(async () => void fireEvent.change(studio, { target: { value: 'XGS' } }));
  await answer(environment, 'BetRecordPageQuery', playedIn());
  const shownIn = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label }).selectedOptions[0]?.text;
  expect([shownIn('Category'), shownIn('Studio')]).toEqual(['Lottery', 'Lantern House']);
});
