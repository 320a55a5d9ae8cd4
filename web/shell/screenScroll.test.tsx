import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember } from '../testing/openPlace.tsx';
import { openAnswered } from '../testing/openScreen.tsx';
import { backNavigation, lastAddressOf } from './lastAddress.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
});

const isAt = (top: number) => waitFor(() => expect(scrollY).toBe(top));

async function openHome() {
  const place = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, { viewer: aMember });
  await screen.findByRole('banner');
  const { router } = place;
  return {
    ...place,
    lead: (to: string, options = {}) => act(async () => router.navigate(to, options)),
    nowhere: () => screen.findByRole('heading', { name: 'Page not found' }),
    back: () => act(async () => router.navigate(-1)),
  };
}

test('a link leads to the top of a screen, the browser back to where it was left', async () => {
  const { lead, nowhere, back, address } = await openHome();
  scrollTo(0, 700);
  await lead('/nowhere');
  await nowhere();
  await isAt(0);
  scrollTo(0, 300);
  await lead('/');
  await isAt(0);
  await back();
  expect(address()).toBe('/nowhere');
  await isAt(300);
});

test('the link of the screen that is shown leads to its top, a panel above it moves nothing', async () => {
  const { lead } = await openHome();
  scrollTo(0, 700);
  await lead('/?panel=limits', { preventScrollReset: true });
  await isAt(700);
  await lead('/', { replace: true });
  await isAt(0);
});

test('a way back of the page leads to the screen as it was left, with what its address asked for', async () => {
  const { lead, nowhere } = await openHome();
  await lead('/?from=menu&panel=limits');
  scrollTo(0, 500);
  await lead('/nowhere');
  await nowhere();
  await isAt(0);
  expect(lastAddressOf('/')).toBe('/?from=menu');
  await lead(lastAddressOf('/'), { state: backNavigation });
  await isAt(500);
  // What it does not ask for any more is not come back to.
  await lead('/');
  expect(lastAddressOf('/')).toBe('/');
});
