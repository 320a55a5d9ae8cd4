// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { waitingFor } from '../../testing/answer.ts';
import { aMember } from '../../testing/openPlace.tsx';
import { openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const openHome = (viewer: object | null) => openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { viewer });
const header = async () => within(await screen.findByRole('banner'));

test('MC-13 the bell shows how many messages are not read, as it is told', async () => {
  const { environment } = await openHome(aMember);
  await waitFor(() => expect(waitingFor(environment, 'followMessagesSubscription')).not.toEqual([]));
  const tell = (unreadMessageCount: number) =>
    act(async () => {
      for (const operation of waitingFor(environment, 'followMessagesSubscription'))
        environment.mock.nextValue(operation, {
          data: {
            messageArrived: {
              __typename: 'MessageArrivedPayload',
              viewer: { __typename: 'Member', id: aMember.id, unreadMessageCount },
            },
          },
        });
    });
  await tell(3);
  const bar = await header();
  expect((await bar.findByRole('button', { name: 'Messages, 3 not read' })).parentElement?.textContent).toBe('3');
  await tell(100);
  expect((await bar.findByRole('button', { name: 'Messages, 100 not read' })).parentElement?.textContent).toBe('99+');
  await tell(0);
  expect((await bar.findByRole('button', { name: 'Messages, 0 not read' })).parentElement?.textContent).toBe('');
});
