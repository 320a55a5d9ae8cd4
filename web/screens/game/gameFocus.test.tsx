import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { frame, launched, openGame, readyForGames } from './testing/openGame.ts';

beforeEach(readyForGames);

async function openLoading() {
  const { environment } = await openGame();
  await answer(environment, 'useLaunchGameMutation', launched);
  return frame();
}

test('GM-06 the keys are for the game once it has loaded, also where all that stands in the place of the one before has the focus', async () => {
  const content = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => content.remove());
  content.tabIndex = -1;
  const game = await openLoading();
  content.focus();
  await act(async () => fireEvent.load(game));
  expect(document.activeElement).toBe(game);
});

test('GM-06 whoever is at something else by then stays there', async () => {
  const game = await openLoading();
  const back = screen.getByRole('link', { name: 'Back to the games' });
  back.focus();
  await act(async () => fireEvent.load(game));
  expect(document.activeElement).toBe(back);
});
