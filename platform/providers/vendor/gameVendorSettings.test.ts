import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';

const key = 'agreed with the vendor, 32 characters or more';
const vendor = { code: 'CPH', url: 'https://games.example/sampan', key };
const read = (vendors: unknown, more: Readonly<Record<string, string>> = {}) =>
  readConfig({ GAME_VENDORS: typeof vendors === 'string' ? vendors : JSON.stringify(vendors), ...more }).gameVendors;

test('vendors are named by code and address; the key may stand in a setting of its own', () => {
  expect(readConfig({}).gameVendors).toEqual([]);
  expect(read([vendor])).toEqual([{ ...vendor, takesTrials: false }]);
  const { key: _, ...keyless } = vendor;
  expect(read([{ ...keyless, takesTrials: true }], { GAME_VENDOR_CPH_KEY: key })).toEqual([{ ...vendor, takesTrials: true }]);
  expect(read([vendor], { NODE_ENV: 'production', SITE_ORIGIN: 'https://play.example' })).toHaveLength(1);
});

test.each([
  ['{', 'GAME_VENDORS: must be JSON'],
  [[vendor, vendor], 'GAME_VENDORS: names a code twice'],
  [[{ ...vendor, code: 'cph' }], 'GAME_VENDORS.0.code: must be capitals and digits'],
  [[{ ...vendor, url: 'games.example' }], 'GAME_VENDORS.0.url'],
  [[{ ...vendor, url: 'http://games.example' }], 'GAME_VENDORS.0.url: must be https beyond this machine'],
  [[{ ...vendor, url: 'https://games.example/?a=1' }], 'GAME_VENDORS.0.url: must have neither ? nor #'],
  [[{ ...vendor, key: 'x'.repeat(31) }], 'GAME_VENDORS.0.key'],
  [[{ code: 'CPH', url: vendor.url }], 'GAME_VENDOR_CPH_KEY'],
  [[{ ...vendor, secret: 'hunter2' }], 'GAME_VENDORS.0'],
])('%j is no start, and its values are not told', (vendors, message) => {
  const refusal = (() => {
    try {
      return read(vendors);
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(String(refusal)).toContain(message);
  expect(String(refusal)).not.toMatch(/hunter2|agreed with/);
});

test('http beyond this machine is for ways that nobody else can read', () => {
  expect(read([{ ...vendor, url: 'http://games.internal' }], { PLAIN_HTTP_PROVIDERS: 'on' })).toHaveLength(1);
});
