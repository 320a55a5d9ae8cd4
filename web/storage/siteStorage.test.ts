import { afterEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '../testing/refuseStorage.ts';
import { siteStorage } from './siteStorage.ts';

let allow = () => {};
afterEach(() => {
  for (const storage of Object.values(siteStorage)) storage.removeItem('a');
  allow();
});

test('what is kept lies in the browser, on the device or in the tab', () => {
  siteStorage.device.setItem('a', '1');
  siteStorage.tab.setItem('a', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  expect([siteStorage.device.getItem('a'), siteStorage.tab.names()]).toEqual(['1', ['a']]);
  siteStorage.device.removeItem('a');
  expect([localStorage.getItem('a'), siteStorage.device.getItem('a'), siteStorage.tab.getItem('a')]).toEqual([null, null, '2']);
});

test('where the browser refuses its storages, it is kept until the page goes, each by itself', () => {
  allow = refuseStorage();
  expect(siteStorage.device.getItem('a')).toBeNull();
  siteStorage.device.setItem('a', '1');
  expect([siteStorage.device.getItem('a'), siteStorage.tab.getItem('a'), siteStorage.device.names()]).toEqual(['1', null, ['a']]);
  siteStorage.device.removeItem('a');
  expect([siteStorage.device.getItem('a'), siteStorage.device.names()]).toEqual([null, []]);
});

test('what no room is left for is kept until the page goes, in the place of what lay there', () => {
  siteStorage.device.setItem('a', '1');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  allow = () => full.mockRestore();
  siteStorage.device.setItem('a', '2');
  expect(siteStorage.device.getItem('a')).toBe('2');
  full.mockRestore();
  siteStorage.device.setItem('a', '3');
  expect([siteStorage.device.getItem('a'), localStorage.getItem('a')]).toEqual(['3', '3']);
});
