import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const slow = 'https://slow.example/';
const quick = 'https://quick.example/';
const lost = 'https://lost.example/';

/** Milliseconds that each takes; one without is not reached. */
let delays: Record<string, number>;
let asked: string[];
let release: () => void;

/** Opens the page over a set clock, on which answers come one after the other, each as late as `delays` says. */
async function openSites(routes: readonly string[] | null) {
  asked = [];
  delays = { [slow]: 240, [quick]: 30 };
  const released = new Promise<void>((resolve) => (release = resolve));
  let now = 0;
  let turn = released;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target) => {
    asked.push(String(target));
    const started = now;
    const delay = delays[new URL('/', String(target)).href];
    await new Promise<void>((resolve) => {
      turn = turn.then(async () => {
        now = started + (delay ?? 0);
        resolve();
        await new Promise((next) => setTimeout(next));
      });
    });
    if (delay === undefined) throw new TypeError('not reached');
    return new Response('ok');
  });
  await openAnswered('/sites', 'SitesScreenQuery', { site: { ...aShell.site, routes } });
  await screen.findByRole('heading', { level: 1, name: 'Official addresses' });
}
const rows = () => within(screen.getByRole('list', { name: /Official addresses/ })).getAllByRole('listitem');

test('OF-01 every address is measured from here, the fastest first, and those that cannot be reached last', async () => {
  await openSites([lost, slow, quick]);
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Measuring'),
    expect.stringContaining('Measuring'),
    expect.stringContaining('Measuring'),
  ]);
  await act(async () => release());
  await waitFor(() => expect(rows()[0]?.textContent).toContain('quick.example'));
  expect(rows()[0]?.textContent).toMatch(/30 ms.*Fastest now/);
  expect(rows()[1]?.textContent).toMatch(/slow\.example.*240 ms/);
  expect(rows()[2]?.textContent).toMatch(/lost\.example.*Not reached/);
  expect(asked).toContain('https://quick.example/health/live');
  expect(
    within(rows()[0] as HTMLElement)
      .getByRole('link', { name: 'Open' })
      .getAttribute('href'),
  ).toBe(quick);
});

test('OF-01 measuring again begins with nothing', async () => {
  await openSites([slow]);
  await act(async () => release());
  await waitFor(() => expect(rows()[0]?.textContent).toContain('240 ms'));
  delays[slow] = 90;
  await press('Measure again');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('90 ms'));
});

test('OF-01 the address of this page is no way to anywhere, and without a list that is said', async () => {
  await openSites([`${location.origin}/`]);
  expect(rows()[0]?.textContent).toContain('You are here');
  expect(within(rows()[0] as HTMLElement).queryByRole('link')).toBeNull();
});

test('OF-01 where the list cannot be had the page says so', async () => {
  await openSites(null);
  expect(screen.getByText(/The address you are on is one of ours/)).toBeTruthy();
});
