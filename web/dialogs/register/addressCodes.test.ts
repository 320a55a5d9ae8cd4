import { expect, test } from 'vitest';
import { addressCodes, keepAddressCodes } from './addressCodes.ts';

function keeper(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
}

test('RG-07 the codes of the first address are kept through the visit', () => {
  const storage = keeper();
  keepAddressCodes('?referralCode=FRIEND7&affiliateCode=RIVER9', storage);
  keepAddressCodes('?panel=depositv2', storage);
  expect(addressCodes('', storage)).toEqual({ referralCode: 'FRIEND7', affiliateCode: 'RIVER9' });
});

test('RG-07 a later address replaces what it names', () => {
  const storage = keeper();
  keepAddressCodes('?referralCode=FRIEND7&affiliateCode=RIVER9', storage);
  expect(addressCodes('?referralCode=FRIEND8', storage)).toEqual({ referralCode: 'FRIEND8', affiliateCode: 'RIVER9' });
});

test('RG-07 where nothing can be kept the form’s own address counts', () => {
  const refusing = {
    getItem: (): never => {
      throw new Error('refused');
    },
    setItem: (): never => {
      throw new Error('refused');
    },
  };
  expect(addressCodes('?referralCode=FRIEND7', refusing)).toEqual({ referralCode: 'FRIEND7', affiliateCode: '' });
});
