import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

test.each(['/nowhere', '/rng/lotus', '/admin.php'])('RT-14 %s shows a not-found screen with a way home', async (path) => {
  const { address } = await openAnswered(path, 'NotFoundScreenQuery');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  await act(async () => screen.getByRole('link', { name: 'Back to Home' }).click());
  await waitFor(() => expect(address()).toBe('/'));
});
