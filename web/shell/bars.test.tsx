import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../testing/answer.ts';
import { press } from '../testing/openPlace.tsx';
import { aShell, openAnswered } from '../testing/openScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['side'];
});

const side = () => document.documentElement.dataset['side'];

const wide = ['/seamless', '/vnlottery'];

test.each(wide)('RT-13 %s forces the menu to mini, whatever the visitor keeps elsewhere', async (path) => {
  const { environment, router } = await openAnswered(path, 'PlaceholderScreenQuery', { popularGames: [] });
  await screen.findByRole('navigation', { name: 'Main menu' });
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(side()).toBe('mini');
  await press('Expand the menu');
  await waitFor(() => expect(side()).toBe('expanded'));
  await press('Collapse the menu');
  await waitFor(() => expect(side()).toBe('mini'));
  expect(localStorage.getItem('sideMini')).toBeNull();

  await press('Expand the menu');
  await waitFor(() => expect(side()).toBe('expanded'));
  await act(async () => void router.navigate('/'));
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(side()).toBe('expanded');
  // What was called for is forgotten with the screen.
  await act(async () => void router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await waitFor(() => expect(side()).toBe('mini'));
});
