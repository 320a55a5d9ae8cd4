// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { invalidateMessages } from '../../../session/messages.ts';
import { answer, waitingFor } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

beforeEach(() => localStorage.clear());

const message = (number: number, isRead: boolean) => ({
  cursor: `c${number}`,
  node: {
    __typename: 'Message' as const,
    id: `m${number}`,
    title: `Word ${number}`,
    content: `<p>What ${number} says</p>`,
    sentAt: '2026-01-31T12:30:45.000Z',
    isRead,
  },
});
const viewerWith = (edges: readonly ReturnType<typeof message>[]) => ({
  viewer: {
    ...aMember,
    unreadMessageCount: edges.filter(({ node }) => !node.isRead).length,
    messages: { edges, pageInfo: { hasNextPage: false, endCursor: null } },
  },
});

async function openMessages(edges = [message(2, false), message(1, true)]) {
  const place = await openPlace({ path: '/rng?panel=messageV2', viewer: aMember });
  await answer(place.environment, 'MessagesPageQuery', viewerWith(edges));
  if (edges.length > 0) await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  return { ...place, panel: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}

test('MC-13 messages are listed with what is not read; opening one reads it, by the address too', async () => {
  const { environment, panel, address } = await openMessages();
  expect(await panel.findByText('1 not read')).toBeTruthy();
  // 12:30:45 in UTC, on the clock of the house.
  expect(panel.getAllByText('2026-01-31 19:30:45').length).toBe(2);
  await press(/Word 2/);
  expect(await panel.findByText('What 2 says')).toBeTruthy();
  expect(address()).toBe('/rng?panel=messageV2&panel.item=m2');
  const { request } = environment.mock.getMostRecentOperation();
  expect([request.node.operation.name, request.variables]).toEqual([
    'useChangeMessagesMarkMutation',
    { input: { ids: ['m2'], read: true } },
  ]);
  await answer(environment, 'useChangeMessagesMarkMutation', {
    markMessages: { __typename: 'MarkMessagesPayload', viewer: { id: aMember.id, unreadMessageCount: 0 } },
  });
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe('0 not read'));
  expect(panel.getByRole('button', { name: /^Word 2/ })).toBeTruthy();
});

test('MC-13 all are marked at once, and one is taken away', async () => {
  const { environment, panel } = await openMessages();
  await press('Mark all as read');
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { read: true } });
  await answer(environment, 'useChangeMessagesMarkMutation', {
    markMessages: { __typename: 'MarkMessagesPayload', viewer: { id: aMember.id, unreadMessageCount: 0 } },
  });
  await answer(environment, 'MessagesPageQuery', viewerWith([message(2, true), message(1, true)]));
  await press(/Word 1/);
  await press('Delete');
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { ids: ['m1'] } });
  await answer(environment, 'useChangeMessagesDeleteMutation', {
    deleteMessages: { __typename: 'DeleteMessagesPayload', viewer: { id: aMember.id, unreadMessageCount: 0 } },
  });
  await answer(environment, 'MessagesPageQuery', viewerWith([message(2, true)]));
  await waitFor(() => expect(panel.queryByRole('button', { name: /Word 1/ })).toBeNull());
});

test('MC-13 the focus stays on what was pressed, which takes no second press meanwhile', async () => {
  const { environment, panel } = await openMessages();
  await press(/Word 1/);
  const answerMark = (unreadMessageCount: number) =>
    answer(environment, 'useChangeMessagesMarkMutation', {
      markMessages: { __typename: 'MarkMessagesPayload', viewer: { id: aMember.id, unreadMessageCount } },
    });
  const pressTwice = async (name: string) => {
    const button = panel.getByRole('button', { name });
    button.focus();
    await act(async () => button.click());
    await act(async () => button.click());
    expect([document.activeElement, button.hasAttribute('disabled')]).toEqual([button, false]);
    expect(waitingFor(environment, 'useChangeMessagesMarkMutation')).toHaveLength(1);
    return button;
  };
  const mark = await pressTwice('Mark as not read');
  await answerMark(2);
  expect(document.activeElement).toBe(mark);
  const all = await pressTwice('Mark all as read');
  await answerMark(0);
  await answer(environment, 'MessagesPageQuery', viewerWith([message(2, true), message(1, true)]));
  expect(document.activeElement).toBe(all);
});

test('MC-13 where a message is taken away the focus goes to the one behind it, and stays among the messages after the last', async () => {
  const { environment, panel } = await openMessages([message(3, true), message(2, true), message(1, true)]);
  const remove = async (number: number, left: number[]) => {
    await press(new RegExp(`Word ${number}`));
    const button = panel.getByRole('button', { name: 'Delete' });
    button.focus();
    await act(async () => button.click());
    await answer(environment, 'useChangeMessagesDeleteMutation', {
      deleteMessages: { __typename: 'DeleteMessagesPayload', viewer: { id: aMember.id, unreadMessageCount: 0 } },
    });
    await answer(environment, 'MessagesPageQuery', viewerWith(left.map((each) => message(each, true))));
    await waitFor(() => expect(panel.queryByRole('button', { name: new RegExp(`Word ${number}`) })).toBeNull());
  };
  const row = (number: number) => panel.getByRole('button', { name: new RegExp(`^Word ${number}`) });
  await remove(2, [3, 1]);
  expect(document.activeElement).toBe(row(1));
  await remove(1, [3]);
  expect(document.activeElement).toBe(row(3));
  await remove(3, []);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toBe(panel.getByText('No messages yet').closest('[tabindex]'));
});

test('MC-13 a message that comes meanwhile is asked for and shown', async () => {
  const { environment, panel } = await openMessages();
  await act(async () => invalidateMessages(environment));
  await answer(environment, 'MessagesPageQuery', viewerWith([message(3, false), message(2, false)]));
  expect(await panel.findByRole('button', { name: /Word 3/ })).toBeTruthy();
  expect(panel.getByRole('status').textContent).toBe('2 not read');
});

test('announcements stand beside the messages', async () => {
  const { environment, panel } = await openMessages([]);
  expect(panel.getByText('No messages yet')).toBeTruthy();
  await press('To everybody', 'tab');
  const announcements = [{ id: 'a1', title: 'To all', content: '<p>x</p>', publishedAt: '2026-01-31T12:00:00.000Z', link: null }];
  await answer(environment, 'AnnouncementsQuery', { site: { timeZone: 'UTC' }, announcements: { totalPages: 1, announcements } });
  expect(await panel.findByRole('article', { name: 'To all' })).toBeTruthy();
});

test('LG-08 a guest is asked to log in before messages', async () => {
  await openPlace({ path: '/rng?panel=messageV2' });
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
});
