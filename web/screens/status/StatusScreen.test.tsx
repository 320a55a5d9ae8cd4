import { act, render, screen, waitFor } from '@testing-library/react';
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
const gateway = {
  status: 'MAINTENANCE',
  address: '203.0.113.7',
  country: 'SG',
  customerServiceUrl: 'https://chat.example/sampan' as string | null,
  asked: 0,
};
const texts: Record<string, string> = persisted;

async function answerLikeTheGateway(address: URL | RequestInfo) {
  const id = new URL(String(address), 'http://site').searchParams.get('id') ?? '';
  const isForClosed = /^query (useReopening|VisitorPlace|serviceLink)Query/.test(texts[id] ?? '');
  if (!isForClosed) return Response.json({ errors: [{ message: 'closed', extensions: { code: gateway.status } }] }, { status: 503 });
  if (texts[id]?.startsWith('query useReopening')) gateway.asked += 1;
  const { status, address: seen, country, customerServiceUrl } = gateway;
  return Response.json({ data: { siteAccess: { status, address: seen, country }, site: { customerServiceUrl } } });
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(gateway, { status: 'MAINTENANCE', customerServiceUrl: 'https://chat.example/sampan', asked: 0 });
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

/** A window as a browser opens it, which notes where its links lead when they are followed. */
function aWindow() {
  const followed: string[] = [];
  const page = document.implementation.createHTMLDocument();
  page.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) followed.push(`${target.href} ${target.rel}`);
  });
  return { followed, document: page, opener: window as unknown, closed: false, close: vi.fn() };
}

test('ST-02 under maintenance the page with its message stands in place of the site, and Contact Us opens customer service', async () => {
  await openClosed('MAINTENANCE');
  expect(await screen.findByRole('heading', { name: 'System Maintenance' }, patience)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
  const popup = aWindow();
  let answered: (() => void) | undefined;
  vi.mocked(fetch).mockImplementationOnce(async (address) => {
    await new Promise<void>((resolve) => (answered = resolve));
    return answerLikeTheGateway(address as URL);
  });
  const opened = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  await press('Contact Us');
  // In the click, before anything is known of where to.
  expect(opened).toHaveBeenCalledWith('about:blank', '_blank', expect.stringContaining('width=440,height=500'));
  expect([popup.document.body.textContent, popup.followed]).toEqual(['Connecting you with customer service…', []]);
  await waitFor(() => expect(answered).toBeDefined(), patience);
  await act(async () => answered?.());
  await waitFor(() => expect(popup.followed).toEqual(['https://chat.example/sampan noreferrer']));
  expect([popup.opener, popup.close.mock.calls]).toEqual([null, []]);
});

test.each([
  ['an operator that names no place', () => Object.assign(gateway, { customerServiceUrl: null })],
  ['a lost connection', () => vi.mocked(fetch).mockRejectedValueOnce(new TypeError('lost'))],
])('ST-02 CS-01 with %s the window is closed again, and the page says so', async (_what, goWrong) => {
  await openClosed('MAINTENANCE');
  const popup = aWindow();
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  goWrong();
  await press('Contact Us');
  expect(await screen.findByText(/^Customer service cannot be reached/, undefined, patience)).toBeTruthy();
  expect([popup.close.mock.calls.length, popup.followed]).toEqual([1, []]);
});

test('ST-02 CS-01 a window that the browser blocks is said, and the next press tries again', async () => {
  await openClosed('MAINTENANCE');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await press('Contact Us');
  expect(await screen.findByText(/^The browser has blocked the window/)).toBeTruthy();
  const popup = aWindow();
  opened.mockReturnValue(popup as unknown as Window);
  await press('Contact Us');
  await waitFor(() => expect(popup.followed).toHaveLength(1));
  expect(screen.queryByText(/blocked the window/)).toBeNull();
});

test('ST-02 CS-01 where windows are blocked a plain link leads there too, and tells nothing of this page', async () => {
  await openClosed('MAINTENANCE');
  vi.spyOn(window, 'open').mockReturnValue(null);
  await press('Contact Us');
  const link = await screen.findByRole('link', { name: 'Open customer service in a new tab' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://chat.example/sampan',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('WEB-024 a window that waits for its address is closed with the page that would lead it', async () => {
  await openClosed('MAINTENANCE');
  const popup = aWindow();
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  vi.mocked(fetch).mockImplementationOnce(() => new Promise(() => undefined));
  await press('Contact Us');
  window.dispatchEvent(new Event('pagehide'));
  expect(popup.close).toHaveBeenCalled();
});

test('ST-03 a restricted visitor sees the address and the country, and Contact Us', async () => {
  await openClosed('RESTRICTED');
  expect(await screen.findByRole('heading', { name: 'IP Restriction' }, patience)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(await screen.findByText('203.0.113.7', undefined, patience)).toBeTruthy();
  expect(screen.getByText('Singapore')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Contact Us' })).toBeTruthy();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => screen.getByRole('button', { name: 'Copy the details' }).click());
  expect(writeText.mock.calls).toEqual([[expect.stringMatching(/^203\.0\.113\.7 · Singapore · \d{4}-/)]]);
  expect(screen.getAllByText('Copied').map((said) => said.closest('[role="status"]') !== null)).toEqual([false, true]);
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('Copied')).toBeNull();
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
