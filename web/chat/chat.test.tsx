import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearViewer } from '../session/viewer.ts';
import { answer, fail, variablesOf, waitingFor } from '../testing/answer.ts';
import { anotherMember } from '../testing/aMember.ts';
import { aMember, openPlace, press } from '../testing/openPlace.tsx';
import { signIn } from '../testing/signIn.ts';
import { ChatEntry } from './ChatEntry.tsx';
import './ChatWindow.tsx';

beforeEach(() => localStorage.clear());

const Entry = () => <ChatEntry isNarrow={false} className="" textClassName="" />;
const openEntry = (viewer: object | null) => openPlace({ path: '/', viewer, routes: () => [{ path: '/', Component: Entry }] });
const url = 'https://games.example/chat/room?ticket=once';
const unread = (count: number | null) => ({ viewer: { id: aMember.id, unreadChatCount: count } });

async function openWindow() {
  const place = await openEntry(aMember);
  await answer(place.environment, 'unreadChatQuery', unread(3));
  await press(/^Chat room/);
  await answer(place.environment, 'useChatAddressMutation', { openChat: { __typename: 'OpenChatPayload', url } });
  await waitFor(() => expect(frameOf()).not.toBeNull());
  Object.defineProperty(frameOf(), 'contentWindow', { value: own });
  own.postMessage.mockClear();
  return place;
}
const frameOf = () => document.querySelector('iframe');
/** The room's window, as far as a message needs it. */
const own = { postMessage: vi.fn() };
/** What a page at an origin posts to this one. */
async function post(data: unknown, { origin = 'https://games.example', source = own as unknown } = {}) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  await act(async () => void window.dispatchEvent(event));
}

test('CH-01 a member sees what went unread; guests and agents have no chat, and ask for nothing', async () => {
  const { environment } = await openEntry(aMember);
  await answer(environment, 'unreadChatQuery', unread(3));
  expect((await screen.findByRole('button', { name: /^Chat room/ })).textContent).toContain('3 unread messages');
});

test('CH-01 whoever takes the place of a member is not told what went unread by that one, nor is who tries the site', async () => {
  const { environment } = await openEntry(aMember);
  await answer(environment, 'unreadChatQuery', unread(3));
  await screen.findByRole('button', { name: /3 unread/ });
  await signIn(environment, anotherMember);
  expect((await screen.findByRole('button', { name: /^Chat room/ })).textContent).toBe('Chat room');
  await answer(environment, 'unreadChatQuery', { viewer: { id: anotherMember.id, unreadChatCount: 2 } });
  await screen.findByRole('button', { name: /2 unread/ });
  await signIn(environment, { ...aMember, id: 'TWVtYmVyOjM=', kind: 'DEMO', memberCentreAllowed: false });
  expect(screen.getByRole('button', { name: /^Chat room/ }).textContent).toBe('Chat room');
});

test.each([
  ['a guest', null],
  ['an agent', { ...aMember, kind: 'AGENT', agentCentreAllowed: true }],
])('CH-01 %s has no chat, and nothing is asked', async (_who, viewer) => {
  const { environment } = await openEntry(viewer);
  expect(screen.queryByRole('button', { name: /^Chat room/ })).toBeNull();
  expect(waitingFor(environment, 'unreadChatQuery')).toEqual([]);
});

test('CH-01 a trial account is told that a real one is needed, and no address is asked for', async () => {
  const { environment } = await openEntry({ ...aMember, kind: 'DEMO', memberCentreAllowed: false });
  await press(/^Chat room/);
  await screen.findByRole('alertdialog', { name: 'A real account is needed' });
  expect(waitingFor(environment, 'useChatAddressMutation')).toEqual([]);
  expect(waitingFor(environment, 'unreadChatQuery')).toEqual([]);
});

test('CH-01 a trial account that is kept from the chat is told of the chat, and can open an account from there', async () => {
  await openEntry({ ...aMember, kind: 'DEMO', memberCentreAllowed: false });
  await press(/^Chat room/);
  const refusal = within(await screen.findByRole('alertdialog', { name: 'A real account is needed' }));
  expect(refusal.getByText(/to join the chat/)).toBeTruthy();
  await act(async () => refusal.getByRole('button', { name: 'Register' }).click());
  expect(await screen.findByRole('dialog', { name: /account/ })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('CH-01 the window asks by its title and the colour #262743, and frames the room in a sandbox, with the theme', async () => {
  const { environment } = await openEntry(aMember);
  await press(/^Chat room/);
  await waitFor(() =>
    expect(variablesOf(environment, 'useChatAddressMutation')).toEqual({ input: { title: 'Chat room', headerColor: '#262743' } }),
  );
  await answer(environment, 'useChatAddressMutation', { openChat: { __typename: 'OpenChatPayload', url } });
  await waitFor(() => expect(frameOf()?.getAttribute('src')).toBe(`${url}&theme=light`));
  expect(frameOf()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(frameOf()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  const head = document.querySelector<HTMLElement>('section > div');
  expect(head?.style.background).toMatch(/#262743|rgb\(38, 39, 67\)/i);
});

test('CH-01 minimised it keeps the room, counts what goes unread, and comes back; enlarged it says so', async () => {
  await openWindow();
  // Until it is there, another page is in the frame.
  await press('Minimise the chat');
  await act(async () =>
    screen
      .getAllByRole('button', { name: /^Chat room/ })
      .at(-1)
      ?.click(),
  );
  expect(own.postMessage).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'chat:view' }), expect.anything());
  await act(async () => void frameOf()?.dispatchEvent(new Event('load')));
  await press('Enlarge the chat');
  // Called by what it does next, it is not said to be pressed besides.
  expect(screen.getByRole('button', { name: 'Make the chat smaller' }).hasAttribute('aria-pressed')).toBe(false);
  const frame = frameOf();
  document.documentElement.dataset['theme'] = 'dark';
  await press('Minimise the chat');
  expect(frameOf()).toBe(frame);
  expect(own.postMessage).toHaveBeenCalledWith({ type: 'site:theme', theme: 'dark' }, '*');
  expect(own.postMessage).toHaveBeenLastCalledWith({ type: 'chat:view', minimised: true }, 'https://games.example');
  await post({ type: 'chat:unread', count: 2 });
  const restore = screen.getAllByRole('button', { name: 'Chat room 2 unread messages' });
  expect(restore.length).toBeGreaterThan(0);
  await act(async () => restore.at(-1)?.click());
  expect(screen.getByRole('button', { name: 'Minimise the chat' })).toBeTruthy();
  expect(frameOf()).toBe(frame);
});

test('CH-01 it closes on log-out, and what went unread is forgotten', async () => {
  const { environment } = await openWindow();
  await act(async () => clearViewer(environment));
  await waitFor(() => expect(frameOf()).toBeNull());
  expect(screen.queryByText(/unread message/)).toBeNull();
});

test('CH-01 it closes where another member has come to be signed in: the room was let in to the one before', async () => {
  const { environment } = await openWindow();
  await press('Minimise the chat');
  await post({ type: 'chat:unread', count: 2 });
  await signIn(environment, anotherMember);
  await waitFor(() => expect(frameOf()).toBeNull());
  expect(waitingFor(environment, 'useChatAddressMutation')).toEqual([]);
  await answer(environment, 'unreadChatQuery', { viewer: { id: anotherMember.id, unreadChatCount: 1 } });
  await screen.findByRole('button', { name: 'Chat room 1 unread message' });
  await press(/^Chat room/);
  await answer(environment, 'useChatAddressMutation', { openChat: { __typename: 'OpenChatPayload', url } });
  await waitFor(() => expect(frameOf()).not.toBeNull());
});

test.each([
  ['another origin', { type: 'chat:unread', count: 9 }, { origin: 'https://games.example.evil.example' }],
  ['another window', { type: 'chat:unread', count: 9 }, { source: window as unknown }],
  ['no origin', { type: 'chat:unread', count: 9 }, { origin: 'null' }],
  ['no number', { type: 'chat:unread', count: '9' }, {}],
  ['less than none', { type: 'chat:unread', count: -1 }, {}],
  ['another kind', { type: 'game:exit', count: 9 }, {}],
])('WEB-020 CH-01 a message of %s changes nothing', async (_what, data, from) => {
  await openWindow();
  await press('Minimise the chat');
  await post({ type: 'chat:unread', count: 1 });
  await post(data, from);
  expect(screen.getAllByText('1 unread message').length).toBeGreaterThan(0);
});

test('CH-01 an address that cannot be had is said, and asked for again', async () => {
  const { environment } = await openEntry(aMember);
  await press(/^Chat room/);
  await fail(environment, 'useChatAddressMutation');
  await screen.findByText('The chat room cannot be reached at the moment.');
  await press('Try again');
  await answer(environment, 'useChatAddressMutation', { openChat: { __typename: 'OpenChatPayload', url } });
  await waitFor(() => expect(frameOf()).not.toBeNull());
});

test('CH-01 made small and large again by the keyboard, it keeps the focus', async () => {
  await openWindow();
  const room = screen.getByRole('region', { name: 'Chat room' });
  for (const name of ['Minimise the chat', /^Chat room/]) {
    const button = within(room).getByRole('button', { name });
    button.focus();
    await act(async () => button.click());
    await waitFor(() => expect(document.activeElement).toBe(room));
  }
});

test('CH-01 called for by its entry while it is small, it has the focus: it is the last of the page', async () => {
  await openWindow();
  const room = screen.getByRole('region', { name: 'Chat room' });
  await press('Minimise the chat');
  const [entry] = screen.getAllByRole('button', { name: /^Chat room/ }).filter((button) => !room.contains(button));
  entry?.focus();
  await act(async () => entry?.click());
  expect(document.activeElement).toBe(room);
});
