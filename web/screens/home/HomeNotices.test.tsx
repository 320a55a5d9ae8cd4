import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aGame, openAnswered } from '../../testing/openScreen.tsx';
import { press } from '../../testing/openPlace.tsx';
import { pressEscape } from '../../testing/pressEscape.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const notice = (id: string, title: string) => ({ id, title });
const openHome = (notices: object) => openAnswered('/', 'HomeScreenQuery', { popularGames: [aGame(1)], notices });
const running = [notice('n1', 'First line'), notice('n2', 'Second line')];
const popup = [notice('p1', 'Good to know')];

test('AN-03 what is to run along stands below the banner, one line at a time, and leads to its announcement', async () => {
  const { address } = await openHome({ player: running, popup: [] });
  const ticker = within(await screen.findByRole('region', { name: 'Announcements in brief' }));
  expect(ticker.getByRole('link').textContent).toBe('First line');
  await press('Stop the news line');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(ticker.getByRole('link').textContent).toBe('First line');
  await press('Start the news line');
  await act(async () => (document.activeElement as HTMLElement).blur());
  await act(async () => vi.advanceTimersByTime(6_000));
  expect(ticker.getByRole('link').textContent).toBe('Second line');
  await press('Second line', 'link');
  expect(address()).toBe('/?dialog=announcements&dialog.item=n2');
});

test('AN-03 it stands still under the pointer, in the focus of a keyboard and out of sight, and goes on after: also where nobody tells that the pointer has left', async () => {
  await openHome({ player: running, popup: [] });
  const line = () => within(screen.getByRole('region', { name: 'Announcements in brief' })).getByRole('link');
  await screen.findByText('First line');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const wait = () => act(async () => vi.advanceTimersByTime(6_000));
    fireEvent.pointerEnter(line(), { pointerType: 'mouse' });
    await wait();
    expect(line().textContent).toBe('First line');
    fireEvent.pointerLeave(line(), { pointerType: 'mouse' });
    await wait();
    expect(line().textContent).toBe('Second line');
    fireEvent.pointerEnter(line(), { pointerType: 'mouse' });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await wait();
    expect(line().textContent).toBe('First line');
    fireEvent.pointerEnter(line(), { pointerType: 'touch' });
    await wait();
    expect(line().textContent).toBe('Second line');
    await act(async () => line().focus());
    await wait();
    expect(line().textContent).toBe('Second line');
    // Back from what it leads to, the focus is not taken away with a line.
    await act(async () => line().click());
    await screen.findByRole('dialog');
    await wait();
    expect(line().textContent).toBe('First line');
    await pressEscape();
    await wait();
    expect([document.activeElement, line().textContent]).toEqual([line(), 'First line']);
    await act(async () => line().blur());
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await wait();
    expect(line().textContent).toBe('First line');
    hidden.mockRestore();
    await wait();
    expect(line().textContent).toBe('Second line');
  } finally {
    vi.useRealTimers();
  }
});

test('AN-03 what opens of itself is shown once a visit', async () => {
  const { address } = await openHome({ player: [], popup });
  const card = within(await screen.findByRole('complementary', { name: 'Important news' }));
  expect(screen.queryByRole('region', { name: 'Announcements in brief' })).toBeNull();
  expect(card.getByRole('link', { name: 'Good to know' })).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('complementary', { name: 'Important news' })).toBeNull();
  expect(address()).toBe('/');
  cleanup();
  await openHome({ player: running, popup });
  await screen.findByRole('region', { name: 'Announcements in brief' });
  expect(screen.queryByRole('complementary', { name: 'Important news' })).toBeNull();
});

test('AN-03 on a phone it is one line until it is opened, and covers no game', async () => {
  const wide = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList);
  await openHome({ player: [], popup });
  const card = await screen.findByRole('complementary', { name: 'Important news' });
  expect(card.querySelector('details')?.open).toBe(false);
  wide.mockRestore();
});

test('AN-03 whoever says so sees it no more that day, in no other visit either; the next day it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 31, 23, 59) });
  try {
    await openHome({ player: running, popup });
    await screen.findByRole('complementary', { name: 'Important news' });
    await press('Not again today');
    cleanup();
    sessionStorage.clear();
    await openHome({ player: running, popup });
    await screen.findByRole('region', { name: 'Announcements in brief' });
    expect(screen.queryByRole('complementary', { name: 'Important news' })).toBeNull();
    cleanup();
    vi.setSystemTime(new Date(2026, 1, 1, 0, 0));
    await openHome({ player: [], popup });
    expect(await screen.findByRole('complementary', { name: 'Important news' })).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});
