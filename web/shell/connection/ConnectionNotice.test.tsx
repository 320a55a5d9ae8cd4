import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OfflineAnswers } from '../../relay/offlineAnswers.ts';
import { RequestFault } from '../../relay/RequestFault.ts';
import { answer, failUntil, waitingFor } from '../../testing/answer.ts';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

/** Answers that were kept at that time and are on screen; null once one of now is. */
function createShown(time: number | null) {
  const listeners = new Set<() => void>();
  const offlineAnswers: Pick<OfflineAnswers, 'shownFrom' | 'subscribe'> = {
    shownFrom: () => time,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    offlineAnswers: offlineAnswers as OfflineAnswers,
    takeNew: () =>
      act(async () => {
        time = null;
        for (const listener of listeners) listener();
      }),
  };
}

test('ER-02 what was kept gives way to what is, as soon as there is a network again', async () => {
  const { offlineAnswers, takeNew } = createShown(Date.UTC(2026, 0, 1, 12));
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { offlineAnswers });
  expect(await screen.findByText(/^You are offline. What you see is as of/)).toBeTruthy();
  expect(waitingFor(environment, 'HomeScreenQuery')).toEqual([]);
  await comeOnline();
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [] });
  await takeNew();
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('a screen that is of now is not asked for again then', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, createShown(null));
  await screen.findByRole('banner');
  await comeOnline();
  expect(waitingFor(environment, 'HomeScreenQuery')).toEqual([]);
});

test('ER-01 who could not be asked who is there is asked by itself once there is a network again', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { viewer: 'unknown' });
  const retries = () => screen.queryAllByRole('button', { name: 'Try again' });
  await failUntil(environment, 'useViewerQuery', () => retries().length > 0, new RequestFault('UNREACHABLE'));
  await comeOnline();
  await waitFor(() => expect(waitingFor(environment, 'useViewerQuery')).not.toEqual([]));
  await answer(environment, 'useViewerQuery', { viewer: null });
  await waitFor(() => expect(retries()).toEqual([]));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
});
