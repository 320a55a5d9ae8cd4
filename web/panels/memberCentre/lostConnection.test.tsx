import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestFault } from '../../relay/RequestFault.ts';
import { answer, failUntil, waitingFor } from '../../testing/answer.ts';
import { aMember, openPlace } from '../../testing/openPlace.tsx';

afterEach(() => void vi.restoreAllMocks());

const setOnline = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

test('ER-01 a panel that loses the connection says so above what cannot be sent', async () => {
  await openPlace({ path: '/rng?panel=profile', viewer: aMember });
  const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  const line = () => panel.queryByText(/^You are offline/);
  expect(line()).toBeNull();
  await setOnline(false);
  await waitFor(() => expect(line()).toBeTruthy());
  await setOnline(true);
  await waitFor(() => expect(line()).toBeNull());
});

test('ER-01 a page that could not be asked for says that the connection is at fault, and comes by itself once there is one', async () => {
  const { environment } = await openPlace({ path: '/rng?panel=messageV2', viewer: aMember });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  const isSaid = () => screen.queryByText('No connection to us');
  await failUntil(environment, 'MessagesPageQuery', isSaid, new RequestFault('UNREACHABLE'));
  await setOnline(false);
  await setOnline(true);
  await waitFor(() => expect(waitingFor(environment, 'MessagesPageQuery')).not.toEqual([]));
  const messages = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  await answer(environment, 'MessagesPageQuery', { viewer: { ...aMember, unreadMessageCount: 0, messages } });
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(isSaid()).toBeNull();
});
