import { longestCode } from '../../../ui/CodeField/CodeField.tsx';
import type { RegistrationRule } from '../../../identity/password/registrationRule.ts';

/** What the account goes by. */
export type RegistrationMode = 'username' | 'mobile';

/** Whether and by whom the number is verified, in the words of the schema. */
export type PhoneVerification = 'NONE' | 'SMS' | 'SERVICE';

/** Fields this form can send. Those that make the account come first, the rest as the operator orders them. */
export const fieldNames = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const;

export type FieldName = (typeof fieldNames)[number];

export type RegistrationValues = Record<FieldName | 'countryDialingCode', string> & { ageConfirmed: boolean; termsAccepted: boolean };

/** The rules of the fields that are shown, in the order they are shown. */
export type RuleSet = Readonly<Partial<Record<FieldName, RegistrationRule>>>;

export const emptyValues: RegistrationValues = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<FieldName, string>),
  countryDialingCode: '',
  ageConfirmed: false,
  termsAccepted: false,
};

type Hint = { readonly type: 'text' | 'password' | 'email' | 'tel'; readonly autoComplete: string; readonly inputMode?: 'numeric' };

const plain: Hint = { type: 'text', autoComplete: 'off' };
const hints: Readonly<Partial<Record<FieldName, Hint>>> = {
  username: { type: 'text', autoComplete: 'username' },
  mobileNum: { type: 'tel', autoComplete: 'tel-national' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  payeeName: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  qqNum: { ...plain, inputMode: 'numeric' },
  // Not the account's password: a manager must not offer to replace that by this one.
  paymentPassword: { type: 'password', autoComplete: 'off' },
};

/** What the browser and its password manager are told about a field. */
export const hintOf = (name: FieldName): Hint => hints[name] ?? plain;

/** Nobody can have an account without these, whatever the operator's configuration says. */
const always: Readonly<Record<RegistrationMode, readonly FieldName[]>> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum'],
};
/** Never optional where they are shown. */
const requiredWhenShown: readonly FieldName[] = ['username', 'password', 'confirmPassword', 'verificationCode', 'paymentPassword'];
const first: readonly FieldName[] = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'];

/** The rules of the fields to show. Fields this form cannot send are left to the operator to refuse. */
export function ruleSetOf(
  fields: readonly RegistrationRule[],
  mode: RegistrationMode = 'username',
  verification: PhoneVerification = 'NONE',
): RuleSet {
  const configured = new Map(fields.filter(({ name }) => name !== 'username' || mode === 'username').map((field) => [field.name, field]));
  // Who types a password types it twice.
  const wanted = new Set<string>([...always[mode], ...(configured.has('password') ? ['confirmPassword'] : []), ...configured.keys()]);
  // Where numbers are verified, each number that is asked for has its code.
  if (verification !== 'NONE' && wanted.has('mobileNum')) wanted.add('verificationCode');
  else wanted.delete('verificationCode');
  const rules: Partial<Record<FieldName, RegistrationRule>> = {};
  for (const name of orderOf(wanted)) {
    const rule = configured.get(name) ?? unlimited(name);
    // A code can only be sent to a number.
    const isRequired =
      always[mode].includes(name) || requiredWhenShown.includes(name) || (name === 'mobileNum' && wanted.has('verificationCode'));
    rules[name] = { ...rule, required: rule.required || isRequired, ...(name === 'verificationCode' && { maxLength: longestCode }) };
  }
  return rules;
}

function orderOf(wanted: ReadonlySet<string>): readonly FieldName[] {
  const own = [...wanted].filter((name): name is FieldName => fieldNames.some((known) => known === name));
  const rest = own.filter((name) => !first.includes(name) && name !== 'captcha');
  // In username mode a number is one detail among others: it follows the password.
  const [account, secret] = [first.slice(0, 1), first.slice(3)];
  const number = first.slice(1, 3);
  const order = wanted.has('username') ? [...account, ...secret, ...number] : [...number, ...secret];
  return [...order.filter((name) => wanted.has(name)), ...rest, ...(wanted.has('captcha') ? (['captcha'] as const) : [])];
}

function unlimited(name: FieldName): RegistrationRule {
  return { name, required: true, pattern: '*', patternId: 'length', minLength: 1, maxLength: 255 };
}
