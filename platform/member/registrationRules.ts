import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import type { register } from '#contract/wps/member.ts';
import type { registerSettings } from '#contract/wps/system.ts';
import { commonPasswords } from './commonPasswords.ts';

type Registration = ParsedPayloadOf<typeof register>;
type FieldRules = AnswerOf<typeof registerSettings>['fields'];

const anything = '*';
const field = (required: boolean, minLength: number, maxLength: number, patternId = 'length', acceptedPattern = anything) => ({
  enabled: true,
  required,
  acceptedPattern,
  patternId,
  minLength,
  maxLength,
});

/** What the form asks for, in its order. Passwords are held to a length alone: composition rules make them worse. */
export const registrationFields = {
  username: field(true, 4, 16, 'letterFirst', '^[A-Za-z][A-Za-z0-9]*$'),
  password: field(true, 8, 64),
  confirmPassword: field(true, 8, 64),
  payeeName: field(false, 2, 64),
  email: field(false, 6, 254, 'email', '^[^@\\s]+@[^@\\s]+\\.[^@\\s.]+$'),
} satisfies FieldRules;

export interface BrokenRule {
  readonly name: string;
  /** Id of the rule: the field's `patternId`, `mismatch`, or `commonPassword`. */
  readonly patternId: string;
}

const breaks = (value: string | undefined, rule: FieldRules[string]): boolean => {
  if (value === undefined || value === '') return rule.required;
  // Characters as a person counts them: one emoji is one.
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return true;
  return rule.acceptedPattern !== anything && !new RegExp(rule.acceptedPattern, 'u').test(value);
};

/** A password that would be among the first guesses for this account. */
export function isGuessable(password: string, username: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || lower === username.toLowerCase() || new Set(lower).size < 3;
}

/** The first broken rule of each field, in the form's order; empty where the registration is sound. */
export function brokenRules(registration: Registration): readonly BrokenRule[] {
  const broken = Object.entries(registrationFields)
    .filter(([name, rule]) => breaks(registration[name as keyof typeof registrationFields], rule))
    .map(([name, { patternId }]) => ({ name, patternId }));
  const isBroken = (name: string) => broken.some((each) => each.name === name);
  const { username, password, confirmPassword } = registration;
  if (!isBroken('password') && isGuessable(password, username)) broken.push({ name: 'password', patternId: 'commonPassword' });
  if (!isBroken('confirmPassword') && confirmPassword !== password) broken.push({ name: 'confirmPassword', patternId: 'mismatch' });
  return broken;
}
