import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { variablesOf } from '../../testing/answer.ts';
import { aBanner, openAnswered, openScreen } from '../../testing/openScreen.tsx';
import { carouselOptions } from '../../ui/Carousel/carouselOptions.ts';
import { press } from '../../testing/openPlace.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const carousel = () => screen.findByRole('region', { name: 'News' });
const homeWith = (...banners: object[]) => openAnswered('/', 'HomeScreenQuery', { popularGames: [], banners });

test.each([
  ['/rng', 'RNG'],
  ['/live', 'LIVE'],
  ['/fish', 'FISH'],
  ['/pvp', 'PVP'],
  ['/sports', 'SPORTS'],
  ['/esports', 'ESPORTS'],
  ['/elott', 'LOTTERY'],
  ['/inhouse', 'IN_HOUSE'],
])('BN-01 %s asks for the banners of the group %s', async (path, group) => {
  const { environment } = await openScreen(path);
  expect(variablesOf(environment, 'LobbyScreenQuery')['bannerGroup']).toBe(group);
});

test.each([
  ['/', 'HOME'],
  ['/register', 'REGISTER'],
])('BN-01 %s asks for the banners of the group %s', async (path, group) => {
  const { environment } = await openScreen(path);
  expect(JSON.stringify(environment.mock.getMostRecentOperation().request.node)).toContain(`"value":"${group}"`);
});

test('BN-02 one banner is a still picture, and no engine is fetched for it', async () => {
  await homeWith(aBanner(1));
  const area = await carousel();
  await act(async () => window.dispatchEvent(new Event('load')));
  expect(within(area).getAllByRole('img')).toHaveLength(1);
  expect(within(area).queryByRole('button')).toBeNull();
});

test.each([
  [1, false],
  [2, true],
  [5, true],
])('BN-02 %i banners go round: %s', (count, loop) => {
  expect(carouselOptions({ count, isCentred: true, isStill: false })).toMatchObject({ loop });
});

/** Home with three banners that have begun to move, and which of them is current. */
async function movingHome() {
  // Fetched before, because an import takes time that a set clock does not give.
  await import('../../ui/Carousel/MovingCarousel.tsx');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await homeWith(aBanner(1, { url: '/rng', opensNewTab: false }), aBanner(2), aBanner(3));
  const area = await carousel();
  const current = () =>
    within(area)
      .getAllByRole('button', { name: /Show picture/ })
      .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  await waitFor(() => expect(current()).toBe(0));
  return { area, current, wait: (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds)) };
}

test('BN-02 a slide stays for five seconds, and no longer', async () => {
  const { current, wait } = await movingHome();
  await wait(4_000);
  expect(current()).toBe(0);
  await wait(1_100);
  // Not waited for, here and below: that would turn the clock on until it comes.
  expect(current()).toBe(1);
});

test('BN-02 what has the focus does not move, nor by the keys that lead back and on in the browser, and goes on once it is left', async () => {
  const { area, current, wait } = await movingHome();
  const link = within(area).getByRole('link', { name: 'Banner 1' });
  await act(async () => link.focus());
  expect(fireEvent.keyDown(link, { key: 'ArrowRight', altKey: true })).toBe(true);
  await wait(11_000);
  expect([current(), document.activeElement === link]).toEqual([0, true]);
  await act(async () => link.blur());
  await wait(5_100);
  expect(current()).toBe(1);
});

test('BN-02 nothing moves behind a dialog', async () => {
  const { current, wait } = await movingHome();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  await act(async () => dialog.showModal());
  await wait(11_000);
  expect(current()).toBe(0);
  await act(async () => dialog.close());
  await wait(5_100);
  expect(current()).toBe(1);
  dialog.remove();
});

test('BN-02 with less motion nothing moves, and there is nothing to stop', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined } as never)
      : real(query),
  );
  const { current, wait } = await movingHome();
  await wait(11_000);
  expect(current()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Stop the slideshow' })).toBeNull();
});

test('what is out of the middle is out of reach of the Tab key', async () => {
  const { area } = await movingHome();
  const slides = [...area.querySelectorAll('.swiper-slide')];
  expect(slides.map((slide) => slide.hasAttribute('inert')).filter((isInert) => !isInert)).toHaveLength(1);
});

test('BN-02 with several banners the next one comes after five seconds, and the person can stop that', async () => {
  // Fetched before, because an import takes time that a set clock does not give.
  await import('../../ui/Carousel/MovingCarousel.tsx');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await homeWith(aBanner(1), aBanner(2), aBanner(3));
  const area = await carousel();
  const current = () =>
    within(area)
      .getAllByRole('button', { name: /Show picture/ })
      .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  await waitFor(() => expect(current()).not.toBe(-1));
  const first = current();
  await act(async () => vi.advanceTimersByTimeAsync(5100));
  expect(current()).not.toBe(first);
  await press('Stop the slideshow');
  // A slide that was already on its way arrives.
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  const stopped = current();
  await act(async () => vi.advanceTimersByTimeAsync(11_000));
  expect(current()).toBe(stopped);
  expect(screen.getByRole('button', { name: 'Start the slideshow' })).toBeTruthy();
});

test('BN-03 the home carousel has a dot for each banner and centres its slide', async () => {
  await homeWith(aBanner(1), aBanner(2), aBanner(3));
  const area = await carousel();
  await waitFor(() => expect(within(area).getAllByRole('button', { name: /Show picture/ })).toHaveLength(3));
  expect(area.dataset['centred']).toBe('true');
  expect(carouselOptions({ count: 3, isCentred: true, isStill: false }).centeredSlides).toBe(true);
});

test('BN-03 other carousels have no dots and centre nothing, and are led on and back by a press', async () => {
  await openAnswered('/rng', 'LobbyScreenQuery', { banners: [aBanner(1), aBanner(2)] });
  const area = await carousel();
  await within(area).findByRole('button', { name: 'Stop the slideshow' });
  expect(within(area).queryByRole('button', { name: /Show picture/ })).toBeNull();
  expect(within(area).getByRole('button', { name: 'Previous picture' })).toBeTruthy();
  expect(within(area).getByRole('button', { name: 'Next picture' })).toBeTruthy();
  expect(area.dataset['centred']).toBeUndefined();
});

test('BN-04 a banner with a link opens it: in the site without a reload, outside in a tab without an opener', async () => {
  const place = await homeWith(aBanner(1, { url: '/rng', opensNewTab: false }));
  const inside = await screen.findByRole('link', { name: 'Banner 1' });
  expect(inside.getAttribute('target')).toBeNull();
  await act(async () => inside.click());
  await waitFor(() => expect(place.address()).toBe('/rng'));
});

test('BN-04 a link that leaves the site opens a tab, and a banner without one is no link', async () => {
  await homeWith(aBanner(1, { url: 'https://news.example/races', opensNewTab: true }));
  const outside = await screen.findByRole('link', { name: 'Banner 1' });
  expect(outside.getAttribute('href')).toBe('https://news.example/races');
  expect(outside.getAttribute('target')).toBe('_blank');
  expect(outside.getAttribute('rel')).toContain('noopener');
});

test('BN-04 a banner without a link is a picture', async () => {
  await homeWith(aBanner(1));
  expect(await screen.findByRole('img', { name: 'Banner 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Banner 1' })).toBeNull();
});
