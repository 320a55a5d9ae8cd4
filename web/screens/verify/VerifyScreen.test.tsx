import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openAnswered } from '../../testing/openScreen.tsx';

const open = (path: string, roundVerifier: string | null, language = 'EN') =>
  openAnswered(path, 'VerifyScreenQuery', { roundVerifier }, { language });
const frame = () => screen.getByTitle<HTMLIFrameElement>('Check a round');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** What the browser has kept, and the worker that was told what to keep. */
function aBrowser(isKept: boolean) {
  const told = vi.fn();
  const match = async (path: string) => (isKept && path === '/verifier' ? new Response('') : undefined);
  vi.stubGlobal('caches', { open: async (name: string) => ({ match: name === 'verifier' ? match : async () => undefined }) });
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage: told } }), controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { told, onLine: vi.spyOn(navigator, 'onLine', 'get') };
}
const connection = (kind: 'online' | 'offline') => act(async () => window.dispatchEvent(new Event(kind)));

test('MC-07 ER-02 without a connection the kept verifier is framed, at the round; with one again the operator’s own; what is open stays open', async () => {
  const { onLine } = aBrowser(true);
  onLine.mockReturnValue(false);
  await open('/verify?round=0193', 'https://play.example/games/verify');
  const kept = new URL((await screen.findByTitle<HTMLIFrameElement>('Check a round')).src);
  expect([kept.origin, kept.pathname]).toEqual([location.origin, '/verifier']);
  expect(Object.fromEntries(kept.searchParams)).toEqual({ round: '0193', lang: 'EN', theme: 'light' });
  onLine.mockReturnValue(true);
  await connection('online');
  expect(new URL(frame().src).origin).toBe('https://play.example');
  onLine.mockReturnValue(false);
  await connection('offline');
  expect(new URL(frame().src).origin).toBe('https://play.example');
});

test('MC-07 ER-02 where nothing was kept nothing is framed, and it is said how to have it; no link leads where there is nobody', async () => {
  const { onLine } = aBrowser(false);
  onLine.mockReturnValue(false);
  await open('/verify?round=0193', 'https://play.example/games/verify');
  expect(await screen.findByText('There is no connection')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test('MC-07 ER-02 with a connection the worker is told what to keep', async () => {
  const { told } = aBrowser(false);
  await open('/verify', 'https://play.example/games/verify');
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ verifier: 'https://play.example/games/verify' }));
});

test('MC-07 the round that the address names is opened in the verifier, in the language of the page and its theme', async () => {
  await open('/verify?round=0193-a%20b', 'https://play.example/games/verify');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check a round' })).toBeTruthy();
  const { origin, pathname, searchParams } = new URL(frame().src);
  expect(origin + pathname).toBe('https://play.example/games/verify');
  expect(Object.fromEntries(searchParams)).toEqual({ round: '0193-a b', lang: 'EN', theme: 'light' });
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
});

test('MC-07 the place of the verifier is busy until it is there', async () => {
  await open('/verify', 'https://play.example/games/verify');
  await screen.findByRole('heading', { level: 1, name: 'Check a round' });
  const place = frame().parentElement;
  expect(place?.getAttribute('aria-busy')).toBe('true');
  fireEvent.load(frame());
  expect(place?.getAttribute('aria-busy')).toBe('false');
});

test('MC-07 TH-01 another theme is told to the verifier, which stays as it is', async () => {
  const { dataset } = document.documentElement;
  dataset['theme'] = 'light';
  onTestFinished(() => void delete dataset['theme']);
  await open('/verify', 'https://play.example/games/verify');
  await screen.findByRole('heading', { level: 1, name: 'Check a round' });
  const [framed, src] = [frame(), frame().src];
  const told = vi.fn();
  Object.defineProperty(framed, 'contentWindow', { value: { postMessage: told } });
  fireEvent.load(framed);
  expect(told.mock.calls.map(([message]) => message)).toEqual([{ type: 'site:theme', theme: 'light' }]);
  dataset['theme'] = 'dark';
  await vi.waitFor(() => expect(told.mock.lastCall?.[0]).toEqual({ type: 'site:theme', theme: 'dark' }));
  fireEvent.offline(window);
  expect([frame(), frame().src]).toEqual([framed, src]);
});

test('MC-07 without a round the verifier opens with its forms; another round in the address is another one in the frame', async () => {
  const { router } = await open('/verify', 'https://play.example/games/verify');
  await screen.findByRole('heading', { level: 1, name: 'Check a round' });
  expect(new URL(frame().src).searchParams.has('round')).toBe(false);
  await act(() => router.navigate('/verify?round=0194'));
  expect(new URL(frame().src).searchParams.get('round')).toBe('0194');
});

test.each([null, '/games/verify', `${location.origin}/games/verify`])(
  '%s is no verifier: that is said, and nothing is framed',
  async (url) => {
    await open('/verify?round=0193', url);
    expect(await screen.findByText('Rounds cannot be checked here now')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  },
);
