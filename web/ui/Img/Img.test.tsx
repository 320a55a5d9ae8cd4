import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Img } from './Img.tsx';
import { ImgProvider } from './ImgContext.tsx';
import { attemptUrl, createImageOutcomes, imageAttempts, imageCacheEntries } from './imageSources.ts';

let options: IntersectionObserverInit | undefined;
let comeNear: (element: Element) => void;

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: object[]) => void, given: IntersectionObserverInit) {
      options = given;
      comeNear = (target) => callback([{ isIntersecting: true, target }]);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

const show = (props: Partial<Parameters<typeof Img>[0]> = {}) =>
  render(
    <ImgProvider>
      <Img src="/tile.svg" alt="Carp" width={300} height={400} {...props} />
    </ImgProvider>,
  );

test('GM-11 a picture is fetched when a tenth of it is within 1.3 screens, and not before', () => {
  const { container } = show();
  expect(screen.queryByRole('img')).toBeNull();
  expect(options).toEqual({ rootMargin: '30%', threshold: 0.1 });
  act(() => comeNear(container.firstElementChild as Element));
  expect(screen.getByRole('img', { name: 'Carp' }).getAttribute('src')).toBe('/tile.svg');
});

test('GM-11 three attempts, then the default icon, which keeps the name', () => {
  const { container } = show({ eager: true });
  const sources = [];
  for (let attempt = 1; attempt <= imageAttempts; attempt += 1) {
    const image = container.querySelector('img') as HTMLImageElement;
    sources.push(image.getAttribute('src'));
    fireEvent.error(image);
  }
  expect(sources).toEqual(['/tile.svg', '/tile.svg?attempt=2', '/tile.svg?attempt=3']);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Carp' }).tagName.toLowerCase()).toBe('svg');
});

test('GM-11 a second attempt that succeeds is shown', () => {
  const { container } = show({ eager: true });
  fireEvent.error(container.querySelector('img') as Element);
  fireEvent.load(container.querySelector('img') as Element);
  expect(container.querySelector('[data-outcome="loaded"] img')).toBeTruthy();
});

test('GM-11 no address at all is the default icon at once', () => {
  show({ src: null });
  expect(screen.getByRole('img', { name: 'Carp' }).tagName.toLowerCase()).toBe('svg');
});

test('GM-11 the cache holds 200 outcomes and forgets the longest unused', () => {
  const outcomes = createImageOutcomes();
  for (let number = 0; number < imageCacheEntries; number += 1) outcomes.set(`/${number}.svg`, 'loaded');
  outcomes.get('/0.svg');
  outcomes.set('/new.svg', 'failed');
  expect(imageCacheEntries).toBe(200);
  expect([outcomes.get('/0.svg'), outcomes.get('/1.svg'), outcomes.get('/new.svg')]).toEqual(['loaded', undefined, 'failed']);
});

test('GM-11 the cache never outgrows its size, and the newest is always in it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1 }), fc.integer({ min: 1, max: 8 }), (urls, size) => {
      const outcomes = createImageOutcomes(size);
      for (const url of urls) outcomes.set(String(url), 'loaded');
      const kept = [...new Set(urls)].filter((url) => outcomes.get(String(url)));
      return kept.length <= size && kept.includes(urls.at(-1) as number);
    }),
  );
});

test('an address with a query keeps it at later attempts', () => {
  expect(attemptUrl('/a.svg?v=2', 3)).toBe('/a.svg?v=2&attempt=3');
});
