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
type Edges = readonly ReturnType<typeof message>[];
const connection = (edges: Edges, hasNextPage = false) => ({
  edges,
  pageInfo: { hasNextPage, endCursor: hasNextPage ? (edges.at(-1)?.cursor ?? null) : null },
});
const viewerWith = (edges: Edges, hasNextPage = false) => ({
  viewer: {
    ...aMember,
    unreadMessageCount: edges.filter(({ node }) => !node.isRead).length,
    messages: connection(edges, hasNextPage),
  },
});
/** Messages by their numbers, the newest first. */
const from = (newest: number, oldest: number, isRead = true): Edges =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => message(newest - index, isRead));

async function openMessages(edges: Edges = [message(2, false), message(1, true)], { hasNextPage = false, item = '' } = {}) {
  const place = await openPlace({ path: `/rng?panel=messageV2${item}`, viewer: aMember });
  await answer(place.environment, 'MessagesPageQuery', viewerWith(edges, hasNextPage));
  if (edges.length > 0) await answer(place.environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  return { ...place, panel: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}

test('MC-13 messages are listed with what is not read; opening one reads it, by the address too', async () => {
  const { environment, panel, address } = await openMessages();
  expect(await panel.findByText('1 unread')).toBeTruthy();
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
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe('0 unread'));
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
  const mark = await pressTwice('Mark as unread');
  await answerMark(2);
  expect(document.activeElement).toBe(mark);
  const all = await pressTwice('Mark all as read');
  await answerMark(0);
  await answer(environment, 'MessagesPageQuery', viewerWith([message(2, true), message(1, true)]));
  expect(document.activeElement).toBe(all);
});

test('MC-13 where a message is taken away the focus goes to the one behind it, and stays among the messages after the last', async () => {
  const { environment, panel } = await openMessages([4, 3, 2, 1].map((each) => message(each, true)));
  const remove = async (number: number, left: number[], meanwhile = () => {}) => {
    await press(new RegExp(`Word ${number}`));
    const button = panel.getByRole('button', { name: 'Delete' });
    button.focus();
    await act(async () => button.click());
    await answer(environment, 'useChangeMessagesDeleteMutation', {
      deleteMessages: { __typename: 'DeleteMessagesPayload', viewer: { id: aMember.id, unreadMessageCount: 0 } },
    });
    meanwhile();
    await answer(environment, 'MessagesPageQuery', viewerWith(left.map((each) => message(each, true))));
    await waitFor(() => expect(panel.queryByRole('button', { name: new RegExp(`Word ${number}`) })).toBeNull());
  };
  const row = (number: number) => panel.getByRole('button', { name: new RegExp(`^Word ${number}`) });
  await remove(4, [3, 2, 1], () => row(1).focus());
  // Whoever has gone on meanwhile stays there.
  expect(document.activeElement).toBe(row(1));
  await remove(2, [3, 1]);
  expect(document.activeElement).toBe(row(1));
  await remove(1, [3]);
  expect(document.activeElement).toBe(row(3));
  await remove(3, []);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toBe(panel.getByText('No messages yet').closest('[tabindex]'));
});

const answerMarked = (environment: Awaited<ReturnType<typeof openPlace>>['environment'], unreadMessageCount: number) =>
  answer(environment, 'useChangeMessagesMarkMutation', {
    markMessages: { __typename: 'MarkMessagesPayload', viewer: { id: aMember.id, unreadMessageCount } },
  });

test('MC-13 a message that the address opens is read as one that is pressed, once, and none that was read before', async () => {
  const { environment, panel } = await openMessages([message(2, false), message(1, true)], { item: '&panel.item=m2' });
  expect(await panel.findByText('What 2 says')).toBeTruthy();
  expect(waitingFor(environment, 'useChangeMessagesMarkMutation').map(({ request }) => request.variables)).toEqual([
    { input: { ids: ['m2'], read: true } },
  ]);
  await answerMarked(environment, 0);
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe('0 unread'));
  await press('Mark as unread');
  await answerMarked(environment, 1);
  expect(await panel.findByRole('button', { name: 'Mark as read' })).toBeTruthy();
  expect(waitingFor(environment, 'useChangeMessagesMarkMutation')).toEqual([]);
  await press(/Word 1/);
  expect(await panel.findByText('What 1 says')).toBeTruthy();
  expect(waitingFor(environment, 'useChangeMessagesMarkMutation')).toEqual([]);
});

test('MC-13 what was loaded stays, when all are marked, one is taken away or one comes', async () => {
  const { environment, panel } = await openMessages(from(200, 181, false), { hasNextPage: true });
  const pageOf = (newest: number, oldest: number) => ({
    node: { __typename: 'Member' as const, id: aMember.id, messages: connection(from(newest, oldest), true) },
  });
  const more = async (newest: number, oldest: number) => {
    await pressWords('Show more');
    await answer(environment, 'MessageListPaginationQuery', pageOf(newest, oldest));
  };
  const rows = () => panel.getAllByText(/^Word \d+$/).length;
  // By its words alone: to ask a hundred rows for their buttons takes seconds.
  const pressWords = async (words: string, row = panel) => {
    const button = (await row.findByText(words)).closest('button');
    await act(async () => button?.click());
  };
  await more(180, 161);
  expect(rows()).toBe(40);
  await press('Mark all as read');
  await answerMarked(environment, 0);
  expect(waitingFor(environment, 'MessagesPageQuery').map(({ request }) => request.variables)).toEqual([{ count: 40 }]);
  await answer(environment, 'MessagesPageQuery', viewerWith(from(200, 161), true));
  expect(rows()).toBe(40);
  await act(async () => invalidateMessages(environment));
  await answer(environment, 'MessagesPageQuery', viewerWith(from(201, 162), true));
  expect(await panel.findByText('Word 201')).toBeTruthy();
  expect(rows()).toBe(40);

  for (let oldest = 142; oldest > 80; oldest -= 20) await more(oldest + 19, oldest);
  expect(rows()).toBe(120);
  await pressWords('Word 201');
  await pressWords('Delete', within(panel.getByText('Word 201').closest('li') ?? document.body));
  await answer(environment, 'useChangeMessagesDeleteMutation', {
    deleteMessages: { __typename: 'DeleteMessagesPayload', viewer: { id: aMember.id, unreadMessageCount: 0 } },
  });
  // No answer holds more than a hundred.
  expect(waitingFor(environment, 'MessagesPageQuery').map(({ request }) => request.variables)).toEqual([{ count: 100 }]);
  await answer(environment, 'MessagesPageQuery', viewerWith(from(200, 101), true));
  await waitFor(() => expect(waitingFor(environment, 'MessageListPaginationQuery')).toHaveLength(1));
  expect(waitingFor(environment, 'MessageListPaginationQuery')[0]?.request.variables).toMatchObject({ count: 20, cursor: 'c101' });
  await answer(environment, 'MessageListPaginationQuery', pageOf(100, 81));
  expect(rows()).toBe(120);
  expect(panel.queryByText('Word 201')).toBeNull();
});

test('MC-13 a message that comes meanwhile is asked for and shown', async () => {
  const { environment, panel } = await openMessages();
  await act(async () => invalidateMessages(environment));
  await answer(environment, 'MessagesPageQuery', viewerWith([message(3, false), message(2, false)]));
  expect(await panel.findByRole('button', { name: /Word 3/ })).toBeTruthy();
  expect(panel.getByRole('status').textContent).toBe('2 unread');
});

const announcements = [
  { id: 'a1', title: 'To all', content: '<p>x</p>', publishedAt: '2026-01-31T12:00:00.000Z', link: null },
  { id: 'a2', title: 'To all as well', content: '<p>y</p>', publishedAt: '2026-01-30T12:00:00.000Z', link: null },
];
const answerAnnouncements = (environment: Awaited<ReturnType<typeof openPlace>>['environment']) =>
  answer(environment, 'AnnouncementsQuery', { site: { timeZone: 'UTC' }, announcements: { totalPages: 1, announcements } });

test('announcements stand beside the messages, and the address says which of the two is shown', async () => {
  const { environment, panel, address } = await openMessages([message(1, true)]);
  await press(/Word 1/);
  await press('To everybody', 'tab');
  expect(address()).toBe('/rng?panel=messageV2&panel.kind=announcements');
  await answerAnnouncements(environment);
  expect(await panel.findByRole('article', { name: 'To all' })).toBeTruthy();
  await press('To you', 'tab');
  expect(address()).toBe('/rng?panel=messageV2');
});

test('an address that names an announcement of the panel opens it there', async () => {
  const { environment, panel } = await openMessages([], { item: '&panel.kind=announcements&panel.item=a2' });
  await answerAnnouncements(environment);
  expect(await panel.findByRole('article', { name: 'To all as well' })).toBeTruthy();
});

test('LG-08 a guest is asked to log in before messages', async () => {
  await openPlace({ path: '/rng?panel=messageV2' });
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
});
