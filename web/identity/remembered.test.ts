import { afterEach, expect, test, vi } from 'vitest';
import { forgetRemembered, keepRemembering, lastNumber, lastUser, rememberNumber, rememberUser, wantsRemembering } from './remembered.ts';

afterEach(() => vi.restoreAllMocks());

test('LG-02 user, number and tick are cookies of one day for this site alone', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  rememberUser('lotus 88; Path=/evil');
  rememberNumber({ countryDialingCode: '84', mobileNum: '912 345 678' });
  keepRemembering();
  expect(written.mock.calls.flat()).toEqual([
    'lastUser=lotus%2088%3B%20Path%3D%2Fevil; Max-Age=86400; Path=/; SameSite=Strict',
    'loginTypeSms=84%20912345678; Max-Age=86400; Path=/; SameSite=Strict',
    'loginRemember=true; Max-Age=86400; Path=/; SameSite=Strict',
  ]);
  expect([lastUser(), lastNumber(), wantsRemembering()]).toEqual([
    'lotus 88; Path=/evil',
    { countryDialingCode: '84', mobileNum: '912345678' },
    true,
  ]);
});

test('LG-02 unticking clears all three', () => {
  rememberUser('lotus88');
  rememberNumber({ countryDialingCode: '84', mobileNum: '912345678' });
  keepRemembering();
  forgetRemembered();
  expect(document.cookie).toBe('');
  expect([lastUser(), lastNumber(), wantsRemembering()]).toEqual(['', { countryDialingCode: '', mobileNum: '' }, false]);
});

test('a cookie that somebody else wrote harms nothing', () => {
  document.cookie = 'lastUser=%E0%A4%A; Path=/';
  expect(lastUser()).toBe('');
});
