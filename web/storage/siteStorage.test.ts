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

/** As the browser tells the tabs that have not kept it themselves. */
const tell = (key: string | null, newValue: string | null, storageArea: Storage) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));

test('what another tab keeps by a name is told, and that it keeps nothing any more; what it keeps by another, or elsewhere, is not', () => {
  const heard: (string | null)[] = [];
  const end = siteStorage.device.follow('a', (value) => void heard.push(value));
  tell('a', '1', localStorage);
  tell('b', '2', localStorage);
  tell('a', '3', sessionStorage);
  tell('a', null, localStorage);
  tell(null, null, localStorage);
  expect(heard).toEqual(['1', null, null]);
  const area = localStorage;
  allow = refuseStorage();
  tell('a', '4', area);
  allow();
  end();
  tell('a', '5', localStorage);
  expect(heard).toHaveLength(3);
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
