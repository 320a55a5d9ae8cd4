import { expect, test } from 'vitest';
import { mailHint, methodsFor, sameName } from './loginVerificationRules.ts';

const none = { mobile: null, mobile_verified: 0n, email: null, payee_name: null, password_recovered_by: null };
const phone = { mobile: '+84912345678', mobile_verified: 1n };
const unproven = { mobile: '+84912345678', mobile_verified: 0n };
const email = { email: 'linh@example.com' };
const payee = { payee_name: 'Linh' };
const strange = { isKnown: false, hasAuthenticator: false };
const app = ['totp', 'recoveryCode'];

test.each([
  ['password', strange, {}, []],
  ['password', strange, { ...phone, ...email, ...payee }, ['phone', 'email']],
  ['password', strange, { ...unproven, ...email, ...payee }, ['email']],
  ['password', strange, { ...unproven, ...payee }, ['bankName']],
  ['password', strange, unproven, []],
  ['password', strange, { mobile_verified: 1n }, []],
  ['password', strange, { ...phone, ...email, password_recovered_by: 'phone' }, ['email']],
  ['password', strange, { ...phone, ...payee, password_recovered_by: 'phone' }, ['bankName']],
  ['password', strange, { ...phone, password_recovered_by: 'phone' }, ['phone']],
  ['password', strange, { ...email, password_recovered_by: 'email' }, ['email']],
  ['password', { ...strange, isKnown: true }, { ...phone, ...email }, []],
  ['password', { isKnown: true, hasAuthenticator: true }, phone, []],
  ['password', { isKnown: false, hasAuthenticator: true }, { ...phone, ...email, ...payee }, app],
  ['sms', strange, phone, []],
  ['sms', strange, { ...phone, ...email, ...payee }, ['email']],
  ['sms', strange, { ...phone, ...payee }, ['bankName']],
  ['social', strange, { ...phone, ...email, password_recovered_by: 'phone' }, ['phone', 'email']],
  ['social', strange, {}, []],
  ['recovery', strange, { ...phone, ...email }, ['email']],
  ['recovery', strange, phone, []],
  ['recovery', { ...strange, isKnown: true }, { ...phone, ...email }, []],
  ['recovery', { isKnown: true, hasAuthenticator: true }, phone, app],
  ['remembered', strange, { ...phone, ...email, ...payee }, []],
  ['remembered', { isKnown: false, hasAuthenticator: true }, phone, app],
  ['ticket', strange, { ...phone, ...email, ...payee }, []],
  ['ticket', { isKnown: true, hasAuthenticator: true }, phone, []],
] as const)('LG-10 AUT-014 by %s, %o, an account with %o is asked for %o', (origin, situation, member, methods) => {
  expect(methodsFor({ ...none, ...member }, { origin, ...situation })).toEqual(methods);
});

test.each([
  ['Nguyễn  Thị Linh', ' nguyễn thị linh ', true],
  ['Nguyễn'.normalize('NFD'), 'NGUYỄN'.normalize('NFC'), true],
  ['an binh', 'anbinh', false],
  ['an', 'binh', false],
  ['', '', false],
  [' ', ' ', false],
])('LG-10 %j names whom %j names: %s', (given, stored, isSame) => {
  expect(sameName(given, stored)).toBe(isSame);
});

test.each([
  ['linh@example.com', 'l•••@example.com'],
  ['l@example.com', 'l•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['@example.com', ''],
  ['nothing', ''],
])('LG-10 of %j no more is shown than %j', (mail, hint) => {
  expect(mailHint(mail)).toBe(hint);
});
