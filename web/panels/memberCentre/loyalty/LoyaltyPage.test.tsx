import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

/** Opens a page of which the house has nothing, and looks that it shows nothing else: no number, nothing to claim, nothing that is asked for. */
async function showsNothing(key: string, title: string, words: string, text: RegExp): Promise<void> {
  const { environment, address } = await openPlace({ path: `/rng?panel=${key}`, viewer: aMember });
  const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  expect(await panel.findByText(words)).toBeTruthy();
  expect(panel.getByRole('heading', { level: 3, name: title })).toBeTruthy();
  expect(panel.getByText(text)).toBeTruthy();
  expect(panel.queryByRole('button', { name: /claim/i })).toBeNull();
  expect(panel.queryByRole('table')).toBeNull();
  // The menu has the page's name and no badge: there is no count above 0.
  expect(panel.getByRole('navigation').querySelector('[aria-current="page"]')?.textContent).toBe(title);
  expect(environment.mock.getAllOperations().map((operation) => operation.request.node.operation.name)).not.toContainEqual(
    expect.stringMatching(/mission|rebate|reward/i),
  );
  await press('See promotions', 'link');
  expect(address()).toBe('/promotions');
}

test('MC-10 the reward centre says that there is no reward to claim, offers nothing to press, and leads to the promotions', () =>
  showsNothing('rewardCenter', 'Rewards', 'No rewards to claim', /Gifts are credited at once/));

test('MC-12 where the house sets no missions the page says so: no badge, no leaders, nothing to claim, and it leads to the promotions', () =>
  showsNothing('missionLeaderboard', 'Missions', 'No missions at the moment', /how far you are, what they pay, and who leads/));

test('MC-14 where the house pays nothing back the page says so: no category, no sum, nothing to claim, and it leads to the promotions', () =>
  showsNothing('manualRebate', 'Rebate', 'No rebate to claim', /by category until you claim it/));

test('MC-15 a rank that was given is shown; without one the page says so', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=playerRank', viewer: aMember });
  await answer(environment, 'PlayerRankPageQuery', { viewer: { ...aMember, label: 'Gold' } });
  expect(await screen.findByText('Gold')).toBeTruthy();
  expect(screen.queryByText('You have no rank yet')).toBeNull();
});
