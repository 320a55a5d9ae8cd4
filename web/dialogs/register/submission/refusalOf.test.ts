import { expect, test } from 'vitest';
import { refusalOf, unanswered } from './refusalOf.ts';
import { ruleSetOf } from '../rules/registrationFields.ts';

const rule = (name: string) => ({ name, required: true, pattern: '*', patternId: 'length', minLength: 1, maxLength: 20 });
const plain = ruleSetOf([rule('username'), rule('password')]);
const withAffiliate = ruleSetOf([rule('username'), rule('password'), rule('affiliateCode')]);

test('RG-10 an agent’s code of the address is dropped only where no field shows it', () => {
  expect(refusalOf({ kind: 'affiliate' }, plain)).toMatchObject({ isAffiliate: true, dropsAddressCode: true, spendsCaptcha: false });
  expect(refusalOf({ kind: 'affiliate' }, withAffiliate)).toMatchObject({ isAffiliate: true, dropsAddressCode: false });
});

test('RG-10 a picture is spent by every answer of the registration itself, and by none that came before it', () => {
  expect(refusalOf({ kind: 'refused', result: { __typename: 'UsernameTakenError' } }, plain).spendsCaptcha).toBe(true);
  expect(unanswered.spendsCaptcha).toBe(true);
  for (const kind of ['notSent', 'phone', 'phoneService'] as const) expect(refusalOf({ kind }, plain).spendsCaptcha).toBe(false);
});

test('RG-10 a proof of the phone service is spent by the refusal of the code alone', () => {
  expect(refusalOf({ kind: 'refused', result: { __typename: 'VerificationCodeFailedError' } }, plain).spendsProof).toBe(true);
  expect(refusalOf({ kind: 'refused', result: { __typename: 'UsernameTakenError' } }, plain).spendsProof).toBe(false);
});
