// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../App.tsx';
import { createI18n } from '../../i18n/createI18n.ts';
import { createEnvironment } from '../../relay/environment.ts';
import persisted from '../../relay/persisted.json' with { type: 'json' };
import { createRoutes } from '../../routes.ts';
import { createClosure } from '../../shell/closure.tsx';
import { press } from '../../testing/openPlace.tsx';
import { backOff } from './backOff.ts';
// Its code would else be fetched while the clock is a false one.
import './StatusScreen.tsx';

/** What a gateway says to a visitor; `status` may change while a test runs. */
const gateway = { status: 'MAINTENANCE', address: '203.0.113.7', country: 'SG', resources: [{ type: 'TELEGRAM', url: 'https://chat.example/sampan' }], asked: 0 };
const texts: Record<string, string> = persisted;

async function answerLikeTheGateway(address: URL | RequestInfo) {
  const id = new URL(String(address), 'http://site').searchParams.get('id') ?? '';
  const isForClosed = /^query (useReopening|VisitPlace|ContactButton)Query/.test(texts[id] ?? '');
  if (!isForClosed) return Response.json({ errors: [{ message: 'closed', extensions: { code: gateway.status } }] }, { status: 503 });
  if (texts[id]?.startsWith('query useReopening')) gateway.asked += 1;
  const { status, address: seen, country, resources } = gateway;
  return Response.json({ data: { visit: { status, address: seen, country }, site: { resources } } });
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(gateway, { status: 'MAINTENANCE', asked: 0 });
  vi.stubGlobal('fetch', vi.fn(answerLikeTheGateway));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page is drawn before what it has to ask for. */
const patience = { timeout: 8_000 };

async function openClosed(status: 'MAINTENANCE' | 'RESTRICTED') {
  gateway.status = status;
  const closure = createClosure();
  const environment = createEnvironment({ language: () => 'EN', onClosed: closure.close });
  const router = createMemoryRouter(createRoutes(environment), { initialEntries: ['/rng'] });
  const i18n = await createI18n('EN');
  await act(async () => {
    render(<App environment={environment} i18n={i18n} router={router} closure={closure} />);
  });
}

const sentence = 'Due to restriction of your location or IP address, you are not allowed to access the site.';

test('ST-02 under maintenance the page with its message stands in place of the site, and Contact Us opens customer service', async () => {
  await openClosed('MAINTENANCE');
  expect(await screen.findByRole('heading', { name: 'System Maintenance' }, patience)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await screen.findByRole('button', { name: 'Contact Us' }, patience);
  await press('Contact Us');
  expect(opened).toHaveBeenCalledWith('https://chat.example/sampan', '_blank', expect.stringContaining('width=440,height=500'));
});

test('ST-03 a restricted visitor sees the address and the country, and Contact Us', async () => {
  await openClosed('RESTRICTED');
  expect(await screen.findByRole('heading', { name: 'IP Restriction' }, patience)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(await screen.findByText('203.0.113.7', undefined, patience)).toBeTruthy();
  expect(screen.getByText('Singapore')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Contact Us' })).toBeTruthy();
});

test('ST-02 it looks again ever more rarely, and reloads once the site is open', async () => {
  // Fetched before, because an import takes time that a set clock does not give.
  await import('./StatusScreen.tsx');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await openClosed('MAINTENANCE');
  await screen.findByRole('heading', { name: 'System Maintenance' }, patience);
  const wait = (duration: number) => act(async () => vi.advanceTimersByTimeAsync(duration));
  await wait(31_000);
  expect(gateway.asked).toBe(1);
  await wait(31_000);
  expect(gateway.asked).toBe(1);
  await wait(31_000);
  expect(gateway.asked).toBe(2);
  expect(reload).not.toHaveBeenCalled();
  gateway.status = 'NORMAL';
  await press('Look now');
  await wait(100);
  expect(gateway.asked).toBe(3);
  expect(reload).toHaveBeenCalledOnce();
});

test('ST-02 the pauses double from half a minute to five minutes', () => {
  expect([0, 1, 2, 3, 4, 50].map(backOff)).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
});
