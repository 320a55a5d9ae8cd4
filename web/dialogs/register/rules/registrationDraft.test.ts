import { expect, test } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './registrationDraft.ts';
import { emptyValues } from './registrationFields.ts';

function keeper() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('LG-02 a draft keeps what was typed, and never a password, a code or a consent', () => {
  const storage = keeper();
  const secrets = {
    password: 'secret-1',
    confirmPassword: 'secret-2',
    paymentPassword: 'secret-3',
    verificationCode: 'secret-4',
    captcha: 'secret-5',
    idNumber: 'secret-6',
  };
  keepDraft(
    { ...emptyValues, ...secrets, username: 'lotus88', countryDialingCode: '84', ageConfirmed: true, termsAccepted: true },
    storage,
  );
  keepDraft({ mode: 'mobile' }, storage);
  expect(readDraft(storage)).toMatchObject({ username: 'lotus88', countryDialingCode: '84', mode: 'mobile' });
  const everything = [...storage.entries.values()].join();
  expect(everything).not.toMatch(/secret|Confirmed|Accepted/);
  forgetDraft(storage);
  expect(readDraft(storage)).toEqual({});
});

test('what lies in the storage is not taken for a draft', () => {
  const storage = keeper();
  for (const found of ['no JSON', 'null', '7', '{"username":7,"mode":"other","password":"x"}']) {
    storage.setItem('registrationDraft', found);
    expect(readDraft(storage)).toEqual({});
  }
});
