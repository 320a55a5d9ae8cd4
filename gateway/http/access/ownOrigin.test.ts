import { describe, expect, test } from 'vitest';
import { createOwnOrigin } from './ownOrigin.ts';

const own = 'https://sampan.example';
const ours = () => createOwnOrigin(new Set([own, 'https://www.sampan.example']));
const headers = (origin?: string, site?: string) => ({
  ...(origin === undefined ? {} : { origin }),
  ...(site === undefined ? {} : { 'sec-fetch-site': site }),
});

describe('a request of an origin, and of what the browser says of it', () => {
  test.each([
    [undefined, undefined, true, false],
    [undefined, 'same-origin', true, true],
    [undefined, 'none', true, false],
    [undefined, 'same-site', false, false],
    [undefined, 'cross-site', false, false],
    [own, undefined, true, true],
    [own, 'same-origin', true, true],
    [own, 'none', true, false],
    [own, 'same-site', false, false],
    [own, 'cross-site', false, false],
    ['https://www.sampan.example', undefined, true, true],
    ['https://evil.example', undefined, false, false],
    ['https://evil.example', 'same-origin', false, false],
    ['null', undefined, false, false],
    ['', undefined, false, false],
  ])('WEB-002 WEB-003 %s %s may read: %s, may write: %s', (origin, site, read, write) => {
    const { mayRead, mayWrite } = ours();
    expect([mayRead(headers(origin, site)), mayWrite(headers(origin, site))]).toEqual([read, write]);
  });

  test('names an origin of ours, or none', () => {
    expect([own, 'https://evil.example', undefined].map((origin) => ours().isNamed(headers(origin)))).toEqual([true, false, false]);
  });
});
