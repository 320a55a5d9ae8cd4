import { afterEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '../testing/refuseStorage.ts';
import { keepers } from './keepers.ts';

let allow = () => {};
afterEach(() => {
  for (const keeper of Object.values(keepers)) keeper.removeItem('a');
  allow();
});

test('what is kept lies in the browser, on the device or in the tab', () => {
  keepers.device.setItem('a', '1');
  keepers.tab.setItem('a', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  expect([keepers.device.getItem('a'), keepers.tab.names()]).toEqual(['1', ['a']]);
  keepers.device.removeItem('a');
  expect([localStorage.getItem('a'), keepers.device.getItem('a'), keepers.tab.getItem('a')]).toEqual([null, null, '2']);
});

test('where the browser refuses its storages, it is kept until the page goes, each by itself', () => {
  allow = refuseStorage();
  expect(keepers.device.getItem('a')).toBeNull();
  keepers.device.setItem('a', '1');
  expect([keepers.device.getItem('a'), keepers.tab.getItem('a'), keepers.device.names()]).toEqual(['1', null, ['a']]);
  keepers.device.removeItem('a');
  expect([keepers.device.getItem('a'), keepers.device.names()]).toEqual([null, []]);
});

test('what no room is left for is kept until the page goes, in the place of what lay there', () => {
  keepers.device.setItem('a', '1');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  allow = () => full.mockRestore();
  keepers.device.setItem('a', '2');
  expect(keepers.device.getItem('a')).toBe('2');
  full.mockRestore();
  keepers.device.setItem('a', '3');
  expect([keepers.device.getItem('a'), localStorage.getItem('a')]).toEqual(['3', '3']);
});
