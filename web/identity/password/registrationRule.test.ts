import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOf, type RegistrationRule } from './registrationRule.ts';

const username: RegistrationRule = {
  name: 'username',
  required: true,
  pattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 'letterFirst',
  minLength: 6,
  maxLength: 12,
};

test('VA-01 required, length and pattern are checked in this order', () => {
  const check = checkOf(username);
  expect(check('')).toBe('empty');
  expect(check('abc')).toBe('pattern');
  expect(check('1lotus')).toBe('pattern');
  expect(check('lotus1')).toBeNull();
  expect(checkOf({ ...username, required: false })('')).toBeNull();
});

test('VA-01 with "*" a value passes exactly when its length is in bounds, counted in characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(10), fc.nat(10), (value, least, more) => {
      const check = checkOf({ ...username, required: false, pattern: '*', minLength: least, maxLength: least + more });
      const length = [...value].length;
      expect(check(value)).toBe(length === 0 || (length >= least && length <= least + more) ? null : 'pattern');
    }),
  );
});
