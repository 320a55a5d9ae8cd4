import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, waitingFor } from '../../testing/answer.ts';
import { answerOwnShelves } from '../../testing/answerOwnShelves.ts';
import { aMember } from '../../testing/openPlace.tsx';
import { openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

async function openHome(opening: { viewer: { readonly memberCentreAllowed: boolean } & Record<string, unknown> }) {
  const place = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, opening);
  if (opening.viewer.memberCentreAllowed) await answerOwnShelves(place.environment);
  return place;
}
const header = () => screen.findByRole('banner');

test('HD-04 the account menu leads to the betting record and, behind a question, out', async () => {
  const { address } = await openHome({ viewer: aMember });
  await screen.findByRole('button', { name: 'Account menu of lotus88' });
  const area = within(screen.getByRole('banner'));
  await act(async () => area.getByRole('button', { name: 'Betting record' }).click());
  expect(address()).toBe('/?panel=personalHistoryCopy');
  await act(async () => area.getByRole('button', { name: 'Log out', hidden: true }).click());
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('HD-04 where there is no picture the whole first letter of the name stands, be it of two halves', async () => {
  await openHome({ viewer: { ...aMember, nickname: '👩‍🚀 Mai' } });
  expect((await screen.findByRole('button', { name: 'Account menu of lotus88' })).textContent).toBe('👩‍🚀');
});

test('HD-04 the account menu leads to the account record', async () => {
  const { address } = await openHome({ viewer: aMember });
  const entry = await within(await header()).findByRole('button', { name: 'Account record' });
  await act(async () => entry.click());
  expect(address()).toBe('/?panel=transactionHistory');
});

test('HD-04 the account menu leads to the member centre', async () => {
  const { address } = await openHome({ viewer: aMember });
  const entry = await within(await header()).findByRole('button', { name: 'Member centre' });
  await act(async () => entry.click());
  expect(address()).toBe('/?panel=securityCenter');
});

test('the account menu leads to the limits, beside the time and the net of the session', async () => {
  const { address } = await openHome({ viewer: aMember });
  const entry = await within(await header()).findByRole('button', { name: 'Limits and breaks' });
  await act(async () => entry.click());
  expect(address()).toBe('/?panel=limits');
});

test('HD-05 the member label is painted in the operator’s colours and leads to the rank', async () => {
  const { address } = await openHome({ viewer: { ...aMember, label: 'Gold', labelColors: { text: '#7a4b00', background: '#ffe3a8' } } });
  const label = await within(await header()).findByRole('button', { name: 'Gold: your rank' });
  const painted = within(label).getByText('Gold');
  expect([painted.style.color, painted.style.background]).toEqual(['#7a4b00', '#ffe3a8']);
  await act(async () => label.click());
  expect(address()).toBe('/?panel=playerRank');
});

test('HD-05 where there is no label the account stands there, and leads to the security centre', async () => {
  const { address } = await openHome({ viewer: aMember });
  const label = await within(await header()).findByRole('button', { name: 'lotus88: your account' });
  await act(async () => label.click());
  expect(address()).toBe('/?panel=securityCenter');
});

test('HD-05 a trial account has no page to be led to', async () => {
  await openHome({ viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } });
  const bar = within(await header());
  await bar.findByText('lotus88');
  expect(bar.queryByRole('button', { name: /your account|Member centre/ })).toBeNull();
});

test.each([
  ['Agent centre', { kind: 'AGENT', agentCentreAllowed: true }],
  ['Become an affiliate', {}],
])('HD-04 the account menu has “%s” for an account %j, and not the other', async (name, more) => {
  const { address } = await openHome({ viewer: { ...aMember, ...more } });
  await screen.findByRole('button', { name: 'Account menu of lotus88' });
  const area = within(screen.getByRole('banner'));
  expect(area.getAllByRole('button', { name: /^(Agent centre|Become an affiliate)$/ }).map((each) => each.textContent?.trim())).toEqual([
    name,
  ]);
  await act(async () => area.getByRole('button', { name }).click());
  expect(address()).toBe('/?panel=agentTeamOverview');
});

test('HD-04 MC-16 who has a picture is known by it in the header, anybody else by the first letter of the name', async () => {
  await openHome({ viewer: { ...aMember, iconUrl: 'https://pictures.example/avatars/own.jpg' } });
  const own = await screen.findByRole('button', { name: 'Account menu of lotus88' });
  expect(own.querySelector('img')?.src).toBe('https://pictures.example/avatars/own.jpg');
  cleanup();
  await openHome({ viewer: aMember });
  const letter = await screen.findByRole('button', { name: 'Account menu of lotus88' });
  expect([letter.querySelector('img'), letter.textContent]).toEqual([null, 'L']);
});

test('PP-18 PP-19 once it is opened, the account menu shows how long the session lasts and what it has come to', async () => {
  const { environment } = await openHome({ viewer: aMember });
  const avatar = await screen.findByRole('button', { name: 'Account menu of lotus88' });
  expect(waitingFor(environment, 'VisitLinesQuery')).toEqual([]);
  const menu = document.getElementById(avatar.getAttribute('popovertarget') ?? '');
  await act(async () => menu?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  await waitFor(() => expect(waitingFor(environment, 'VisitLinesQuery')).toHaveLength(1));
  const since = new Date(Date.now() - (2 * 3600 + 3 * 60 + 4) * 1000).toISOString();
  await answer(environment, 'VisitLinesQuery', { viewer: { id: aMember.id, visit: { since, net: { amount: '-1250.5', symbol: '₫' } } } });
  const bar = within(screen.getByRole('banner'));
  expect(await bar.findByText(/^02:03:0[4-9]$/)).toBeTruthy();
  expect(bar.getByText('-₫1,250.50')).toBeTruthy();
});

test('HD-04 the account menu closes where the keyboard leaves it, and stays from one entry to the next', async () => {
  await openHome({ viewer: aMember });
  const avatar = await screen.findByRole('button', { name: 'Account menu of lotus88' });
  const menu = document.getElementById(avatar.getAttribute('popovertarget') ?? '');
  if (!menu) throw new Error('There is no menu');
  const hide = vi.fn();
  menu.hidePopover = hide;
  within(menu).getByRole('button', { name: 'Change password' }).focus();
  within(menu).getByRole('button', { name: 'Log out' }).focus();
  expect(hide).not.toHaveBeenCalled();
  screen.getAllByRole('link', { name: 'Slots' })[0]?.focus();
  expect(hide).toHaveBeenCalledTimes(1);
});
