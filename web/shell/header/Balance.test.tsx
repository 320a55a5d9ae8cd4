import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember } from '../../testing/openPlace.tsx';
import { openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

test('HD-03 what hides the balance is called by what it does next, and is not said to be pressed besides', async () => {
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { viewer: aMember });
  for (const name of ['Hide the balance', 'Show the balance']) {
    const button = await screen.findByRole('button', { name });
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    await act(async () => button.click());
  }
});
