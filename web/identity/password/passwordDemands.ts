import type { RegistrationRule } from './registrationRule.ts';

/** A line of the list under the password, ticked while typing. */
export interface PasswordDemand {
  /** Key below `auth:password`. */
  readonly key: 'length' | 'letter' | 'lower' | 'upper' | 'digit' | 'symbol' | 'letterFirst' | 'noSpace' | 'plain';
  readonly met: boolean;
}

type Test = Exclude<PasswordDemand['key'], 'length'>;

const tests: Record<Test, RegExp> = {
  letter: /\p{L}/u,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  digit: /\d/,
  symbol: /[^\p{L}\d\s]/u,
  letterFirst: /^[A-Za-z]/,
  noSpace: /^\S+$/,
  plain: /^[A-Za-z\d]+$/,
};

/** What each pattern family asks for, one thing at a time. Families without an entry ask for the length alone. */
const demands: Readonly<Record<string, readonly Test[]>> = {
  letterFirst: ['letterFirst', 'plain'],
  lettersOrDigits: ['plain'],
  lettersAndDigits: ['letter', 'digit'],
  digits: ['digit'],
  alphanumericWithUppercase: ['upper', 'plain'],
  noSpaces: ['noSpace'],
  strongPassword: ['upper', 'lower', 'digit', 'symbol'],
};

/** The demands on a password, in the order they are shown, and whether `value` meets each. */
export function passwordDemands(rule: RegistrationRule, value: string): readonly PasswordDemand[] {
  const length = [...value].length;
  return [
    { key: 'length', met: length >= rule.minLength && length <= rule.maxLength },
    ...(demands[rule.patternId] ?? []).map((key) => ({ key, met: tests[key].test(value) })),
  ];
}
