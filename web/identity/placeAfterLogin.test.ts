import { expect, test } from 'vitest';
import { placeAfterLogin, returnPlace, sameOriginPlace } from './placeAfterLogin.ts';

const origin = 'https://sampan.example';

test.each([
  ['/', '/'],
  ['/rng?page=3', '/rng?page=3'],
  ['/rng?page=3&panel=withdraw&panel.page=2&dialog=login', '/rng?page=3&panel=withdraw&panel.page=2'],
  ['/rng?panel=nothing&panel.page=2', '/rng'],
  ['/login?panel=limits&token=x', '/?panel=limits'],
  ['/login/social/lantern?code=1&state=2', '/'],
  ['/recover?token=x', '/'],
])('RG-05 of %s is kept what is of this site: %s', (text, kept) => {
  expect(sameOriginPlace(text, origin)).toBe(kept);
});

test.each([
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example/',
  'https://sampan.example/rng',
  'javascript:alert(1)',
  'rng',
  '',
  null,
  undefined,
  7,
])('RG-05 AUT-012 nobody is led anywhere by %j', (text) => {
  expect(sameOriginPlace(text, origin)).toBeNull();
  expect(placeAfterLogin({ pathname: '/login', search: '?panel=limits', state: { place: text } })).toBe('/?panel=limits');
});

test('RG-05 LG-04 LG-08 a login that leads away comes back to where one that does not would leave the person', () => {
  const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, state });
  expect(returnPlace(at('/rng', '?page=3'), true)).toBe('/rng?page=3');
  expect(returnPlace(at('/rng', '?page=3'), false)).toBe('/');
  expect(returnPlace(at('/rng', '?panel=limits'), false)).toBe('/rng?panel=limits');
  expect(returnPlace(at('/login', '?panel=limits&theme=dark'), false)).toBe('/?panel=limits');
  expect(returnPlace(at('/login/social/lantern', '', { place: '/rng?page=3' }), false)).toBe('/rng?page=3');
});
