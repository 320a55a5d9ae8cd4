import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rememberPlace } from '../../shell/lastAddress.ts';
import { answer } from '../../testing/answer.ts';
import { frame, launched, openGame, readyForGames } from './testing/openGame.ts';

beforeEach(readyForGames);

test('the way back leads to the games as they were left, with what was searched for', async () => {
  rememberPlace({ pathname: '/fish', search: '?q=carp&panel=limits' });
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', launched);
  await frame();
  expect(screen.getByRole('link', { name: 'Back to the games' }).getAttribute('href')).toBe('/fish?q=carp');
});
