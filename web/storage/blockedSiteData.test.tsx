import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press } from '../testing/openPlace.tsx';
import { openAnswered } from '../testing/openScreen.tsx';
import { refuseStorage } from '../testing/refuseStorage.ts';
import { siteStorage } from './siteStorage.ts';

let allow = () => {};
afterEach(() => {
  for (const storage of Object.values(siteStorage)) for (const name of storage.names()) storage.removeItem(name);
  allow();
});

test('HD-01 TH-01 where site data are blocked the site stands all the same, and what is chosen holds until the page goes', async () => {
  allow = refuseStorage();
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  expect(await screen.findByRole('banner')).toBeTruthy();
  await press('Switch to dark');
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  await press('Switch to light');
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
});
