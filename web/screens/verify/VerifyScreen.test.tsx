// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAnswered } from '../../testing/openScreen.tsx';

const open = (path: string, roundVerifier: string | null, language = 'EN') =>
  openAnswered(path, 'VerifyScreenQuery', { roundVerifier }, { language });
const frame = () => screen.getByTitle<HTMLIFrameElement>('Check a round');

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
