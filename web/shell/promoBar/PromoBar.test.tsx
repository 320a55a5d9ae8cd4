import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';
import { press } from '../../testing/openPlace.tsx';

beforeEach(() => localStorage.clear());

const line = { barId: 'faster-address', text: 'Slow today? Pick a nearer address.', url: '/sites' };

async function openHome(promoBar: object | null = line) {
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [], site: { ...aShell.site, promoBar } });
  await act(async () => window.dispatchEvent(new Event('load')));
  // What comes with the same moment is there.
  await screen.findByRole('button', { name: 'Customer service' });
}
const bar = () => screen.queryByRole('complementary', { name: 'Notice' });

test('OF-01 the line of the operator opens in a new tab that knows nothing of this one', async () => {
  await openHome();
  const link = within(await screen.findByRole('complementary', { name: 'Notice' })).getByRole('link', { name: line.text });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '/sites',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('OF-01 put away it stays away, until there is another one', async () => {
  await openHome();
  await press('Dismiss this notice');
  expect(bar()).toBeNull();
  expect(document.activeElement?.tagName).toBe('MAIN');
  cleanup();
  await openHome();
  expect(bar()).toBeNull();
  cleanup();
  await openHome({ ...line, barId: 'another' });
  expect(await screen.findByRole('complementary', { name: 'Notice' })).toBeTruthy();
});

test('OF-01 on the page that it leads to it is not there', async () => {
  await openHome({ ...line, url: '/' });
  expect(bar()).toBeNull();
});

test('where the operator says nothing, nothing is there', async () => {
  await openHome(null);
  expect(bar()).toBeNull();
});
