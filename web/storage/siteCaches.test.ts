import { afterEach, expect, test } from 'vitest';
import { siteCaches } from './siteCaches.ts';

const before = Object.getOwnPropertyDescriptor(window, 'caches');
afterEach(() => {
  if (before) Object.defineProperty(window, 'caches', before);
  else Reflect.deleteProperty(window, 'caches');
});

const cachesAre = (get: () => unknown) => Object.defineProperty(window, 'caches', { configurable: true, get });

test('what keeps answers is the browser’s own', () => {
  const own = { open: () => undefined };
  cachesAre(() => own);
  expect(siteCaches()).toBe(own);
});

test('a browser that refuses the mere question for it has none, and one without a secure connection neither', () => {
  cachesAre(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(siteCaches()).toBeUndefined();
  Reflect.deleteProperty(window, 'caches');
  expect(siteCaches()).toBeUndefined();
});
