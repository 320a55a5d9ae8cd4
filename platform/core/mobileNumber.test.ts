import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { e164, mobileHint } from './mobileNumber.ts';

const served = countries.map(({ code }) => code);

test.each([
  '912345678',
  '0912345678',
  '+84912345678',
  '+840912345678',
  '0084912345678',
  '84912345678',
  '(091) 234-56.78',
  ' 0912 345 678 ',
])('AUT-005 %j is one and the same number', (typed) => expect(e164('84', typed, served)).toBe('+84912345678'));

test.each([
  '',
  '0',
  '12345678',
  '9123456789',
  '٠٩١٢٣٤٥٦٧٨',
  '０９１２３４５６７８',
  '+66912345678',
  '+84 +84912345678',
  '91234567a',
  '9'.repeat(40),
  "0912345678'--",
  '00912345678',
])('AUT-005 %j is no mobile number of Vietnam', (typed) => expect(e164('84', typed, served)).toBeUndefined());

test('AUT-006 a country that is not served, or does not exist, has no numbers', () => {
  expect(e164('84', '912345678', ['TH'])).toBeUndefined();
  expect(e164('979', '912345678', served)).toBeUndefined();
});

test('what comes out goes in again unchanged', () => {
  const typed = fc.stringMatching(/^[0-9]{6,13}$/);
  fc.assert(
    fc.property(fc.constantFrom(...countries), typed, ({ dialingCode }, text) => {
      const mobile = e164(dialingCode, text, served);
      if (mobile === undefined) return;
      expect(mobile).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(e164(dialingCode, mobile, served)).toBe(mobile);
      expect(e164(dialingCode, `0${mobile.slice(dialingCode.length + 1)}`, served)).toBe(mobile);
    }),
    { numRuns: 500 },
  );
});

test('a hint does not give the number away', () => expect(mobileHint('+84912345678')).toBe('+84 ••• 78'));
