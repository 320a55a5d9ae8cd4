import { expect, test } from 'vitest';
import { addressCodes, codesKeptFor, forgetAddressCodes, keepAddressCodes } from './addressCodes.ts';

function keeper(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test('RG-07 the codes of the first address are kept', () => {
  const storage = keeper();
  keepAddressCodes('?referralCode=FRIEND7&affiliateCode=RIVER9', storage);
  keepAddressCodes('?panel=depositv2', storage);
  expect(addressCodes('', storage)).toEqual({ referralCode: 'FRIEND7', affiliateCode: 'RIVER9' });
});

test('RG-07 a code is kept for 30 days, also where the browser was closed meanwhile, and no longer than until it is used', () => {
  const storage = keeper();
  keepAddressCodes('?referralCode=FRIEND7&affiliateCode=RIVER9', storage, 1_000);
  expect(addressCodes('', storage, 1_000 + codesKeptFor - 1)).toEqual({ referralCode: 'FRIEND7', affiliateCode: 'RIVER9' });
  expect(addressCodes('', storage, 1_000 + codesKeptFor)).toEqual({ referralCode: '', affiliateCode: '' });
  keepAddressCodes('?referralCode=FRIEND7', storage, 1_000);
  forgetAddressCodes(undefined, storage);
  expect(addressCodes('', storage, 1_001).referralCode).toBe('');
});

test('RG-07 a later address replaces what it names', () => {
  const storage = keeper();
  keepAddressCodes('?referralCode=FRIEND7&affiliateCode=RIVER9', storage);
  expect(addressCodes('?referralCode=FRIEND8', storage)).toEqual({ referralCode: 'FRIEND8', affiliateCode: 'RIVER9' });
});
