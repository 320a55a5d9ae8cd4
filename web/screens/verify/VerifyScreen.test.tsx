// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openAnswered } from '../../testing/openScreen.tsx';

const open = (path: string, roundVerifier: string | null, language = 'EN') =>
  openAnswered(path, 'VerifyScreenQuery', { roundVerifier }, { language });
const frame = () => screen.getByTitle<HTMLIFrameElement>('Check a round');

afterEach(() => vi.restoreAllMocks());

test('MC-07 ER-02 without a connection nothing is framed, and the verifier that the browser has kept is one press away; what is open stays open', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('/verify?round=0193', 'https://play.example/games/verify');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the verifier by itself' });
  expect(new URL(link.href).searchParams.get('round')).toBe('0193');
  expect(document.querySelector('iframe')).toBeNull();
  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(frame()).toBeTruthy();
  onLine.mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(frame()).toBeTruthy();
});

test('MC-07 the round that the address names is opened in the verifier, in the language of the page and its theme', async () => {
  await open('/verify?round=0193-a%20b', 'https://play.example/games/verify');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check a round' })).toBeTruthy();
  const { origin, pathname, searchParams } = new URL(frame().src);
  expect(origin + pathname).toBe('https://play.example/games/verify');
  expect(Object.fromEntries(searchParams)).toEqual({ round: '0193-a b', lang: 'EN', theme: 'light' });
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
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
