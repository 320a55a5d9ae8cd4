import { expect, test } from 'vitest';
import { emptyValues, ruleSetOf, type RegistrationValues } from './registrationFields.ts';
import { rulesToResolver } from './rulesToResolver.ts';

const rule = (name: string, required = false) => ({ name, required, pattern: '*', patternId: 'length', minLength: 6, maxLength: 12 });
const good = {
  ...emptyValues,
  username: 'lotus88',
  password: 'secret1',
  confirmPassword: 'secret1',
  ageConfirmed: true,
  termsAccepted: true,
};

async function problems(values: RegistrationValues, fields = [rule('username', true), rule('password', true), rule('email')]) {
  const resolve = rulesToResolver(ruleSetOf(fields));
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.type]));
}

test('VA-01 a form that meets the rules has no problem', async () => {
  expect(await problems(good)).toEqual({});
});

test('VA-01 fields that the operator disabled are neither shown nor checked', async () => {
  expect(ruleSetOf([rule('username', true)]).email).toBeUndefined();
  expect(await problems({ ...good, payeeName: 'x' })).toEqual({});
});

test('VA-02 each field has its first problem', async () => {
  expect(await problems({ ...emptyValues, email: 'x' })).toEqual({
    username: 'empty',
    password: 'empty',
    confirmPassword: 'empty',
    email: 'pattern',
    ageConfirmed: 'unconfirmed',
    termsAccepted: 'unconfirmed',
  });
});

test('VA-01 user name and passwords are required even where the configuration forgets them', async () => {
  expect(await problems({ ...emptyValues, ageConfirmed: true, termsAccepted: true }, [])).toEqual({
    username: 'empty',
    password: 'empty',
    confirmPassword: 'empty',
  });
});

test('VA-01 the repeated password must equal the password', async () => {
  expect(await problems({ ...good, confirmPassword: 'secret2' })).toEqual({ confirmPassword: 'mismatch' });
});

test('RG-09 age and terms must be confirmed', async () => {
  expect(await problems({ ...good, ageConfirmed: false, termsAccepted: false })).toEqual({
    ageConfirmed: 'unconfirmed',
    termsAccepted: 'unconfirmed',
  });
});
