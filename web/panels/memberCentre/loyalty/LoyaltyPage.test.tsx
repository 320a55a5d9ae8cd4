// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

test.each([
  ['rewardCenter', 'No rewards to claim'],
  ['missionLeaderboard', 'No missions at the moment'],
  ['manualRebate', 'No rebate to claim'],
])('MC-01 %s says that there is nothing, and leads to the promotions', async (key, words) => {
  const { address } = await openPlace({ path: `/rng?panel=${key}`, viewer: aMember });
  const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  expect(await panel.findByText(words)).toBeTruthy();
  await press('See promotions', 'link');
  expect(address()).toBe('/promotions');
});

test('MC-15 a rank that was given is shown; without one the page says so', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=playerRank', viewer: aMember });
  await answer(environment, 'PlayerRankPageQuery', { viewer: { ...aMember, label: 'Gold' } });
  expect(await screen.findByText('Gold')).toBeTruthy();
  expect(screen.queryByText('You have no rank yet')).toBeNull();
});
