import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import { otherRules, patternFamilies, type PatternId } from '#contract/patternFamilies.ts';
import type { mobileRegister, register } from '#contract/identity/member.ts';
import type { registerSettings } from '#contract/system/site.ts';
import type { Brand } from '../../core/brand.ts';
import { visibleName } from '../../core/text/visibleName.ts';
import type { GuessablePasswords } from '../member/guessablePasswords.ts';

type FieldRules = AnswerOf<typeof registerSettings>['fields'];
type FieldRule = FieldRules[string];
type Registration = ParsedPayloadOf<typeof register> | ParsedPayloadOf<typeof mobileRegister>;

const anything = patternFamilies.length;
const field = (minLength: number, maxLength: number, patternId: PatternId = 'length'): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: patternFamilies[patternId],
  patternId,
  minLength,
  maxLength,
});
const required = (rule: FieldRule): FieldRule => ({ ...rule, required: true });
const off = (rule: FieldRule): FieldRule => ({ ...rule, enabled: false });

/** Passwords are held to a length alone: composition rules make them worse. */
const passwordRule: FieldRule = required(field(8, 128));

const usual: FieldRules = {
  username: required(field(4, 16, 'letterFirst')),
  password: passwordRule,
  confirmPassword: passwordRule,
  payeeName: field(2, 64),
  email: field(6, 254, 'email'),
  mobileNum: off(field(6, 20, 'mobile')),
  verificationCode: off(required(field(1, 255))),
  qqNum: off(field(5, 12, 'digits')),
  line: off(field(2, 64, 'noSpaces')),
  whatsapp: off(field(5, 20)),
  zalo: off(field(5, 64, 'noSpaces')),
  facebook: off(field(2, 100)),
  wechat: off(field(2, 64, 'noSpaces')),
  idNumber: off(field(6, 20, 'lettersOrDigits')),
  paymentPassword: off(required(field(6, 64))),
  affiliateCode: off(field(2, 64, 'lettersOrDigits')),
  captcha: off(required(field(4, 4, 'lettersOrDigits'))),
};

export type RegistrationMode = 'username' | 'mobile';

/** What the form of one way to register asks for, in its order. */
export function registrationFields({ registrationRules, modules }: Brand, mode: RegistrationMode = 'username'): FieldRules {
  const rules = Object.fromEntries(Object.entries(usual).map(([name, rule]) => [name, { ...rule, ...registrationRules[name] }]));
  const has = (module: string) => modules.includes(module);
  const set = (name: string, change: Partial<FieldRule>) => {
    const rule = rules[name];
    if (rule) rules[name] = { ...rule, ...change };
  };
  if (mode === 'mobile') {
    const asks = has('MOBILENUMPASSREG3');
    set('username', { enabled: false });
    set('password', { enabled: asks });
    set('confirmPassword', { enabled: asks });
    set('mobileNum', { enabled: true, required: true });
  }
  // A number that is not asked for has nothing to be verified.
  set('verificationCode', { enabled: has('REGMOBVERF3') && rules['mobileNum']?.enabled === true });
  return rules;
}

export interface BrokenRule {
  readonly name: string;
  /** Id of the rule: the field's `patternId`, or one of `otherRules`. */
  readonly patternId: string;
}

const breaks = (value: string | undefined, rule: FieldRule): boolean => {
  if (value === undefined || value === '') return rule.required;
  // Characters as a person counts them: one emoji is one.
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return true;
  return rule.acceptedPattern !== anything && !new RegExp(rule.acceptedPattern, 'u').test(value);
};

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
  /** What the account is known by: its name, number and mail address, as far as there are any. */
  readonly personal: readonly (string | null | undefined)[];
  readonly guessable: GuessablePasswords;
}

/** Broken rules of a password and its repetition, under the names of the form's two fields. */
export function brokenPasswordRules(
  { password, confirmation, personal, guessable }: NewPassword,
  names: readonly [string, string],
): BrokenRule[] {
  const broken: BrokenRule[] = [];
  if (breaks(password, passwordRule)) broken.push({ name: names[0], patternId: passwordRule.patternId });
  else if (
    guessable.has(
      password,
      personal.filter((text) => text != null),
    )
  )
    broken.push({ name: names[0], patternId: otherRules.commonPassword });
  if (confirmation !== password) broken.push({ name: names[1], patternId: otherRules.mismatch });
  return broken;
}

/** The rule that a payment password of sufficient length breaks; undefined where it will do. */
export const brokenPaymentPasswordRule = ({
  isAccountPassword,
  isGuessable,
}: {
  /** It is that of the account, so that whoever knows one would know both. */
  readonly isAccountPassword: boolean;
  /** Among the first guesses for this account. */
  readonly isGuessable: boolean;
}): string | undefined => (isAccountPassword ? otherRules.samePassword : isGuessable ? otherRules.commonPassword : undefined);

/** Fields that other rules look after: a captcha is spent, passwords have rules of their own, and the phone service its own codes. */
const checkedElsewhere = ({ phoneVerification }: Brand): ReadonlySet<string> =>
  new Set(['password', 'confirmPassword', 'captcha', ...(phoneVerification === 'service' ? ['verificationCode'] : [])]);

/** Nothing but spaces, or what nobody sees, is nothing: it would be kept as that. */
const filled = (text: string | undefined): string | undefined => (text !== undefined && visibleName(text) === '' ? '' : text);

/** Told by the address of the page where no field asks for it, and verified by itself. */
const broughtAlong: ReadonlySet<string> = new Set(['affiliateCode']);

/** A registration without the values of fields that its form does not have: no rule was held against them. */
export function formFieldsOnly<Given extends Registration>(registration: Given, brand: Brand, mode: RegistrationMode): Given {
  const fields = registrationFields(brand, mode);
  const isUnasked = (name: string) => fields[name]?.enabled === false && !broughtAlong.has(name);
  return Object.fromEntries(Object.entries(registration).filter(([name]) => !isUnasked(name))) as Given;
}

/** The first broken rule of each field that is asked for, in the form's order; empty where the registration is sound. */
export function brokenRules(
  registration: Registration,
  { brand, guessable }: { readonly brand: Brand; readonly guessable: GuessablePasswords },
  mode: RegistrationMode,
): readonly BrokenRule[] {
  const fields = registrationFields(brand, mode);
  const given: Readonly<Record<string, unknown>> = registration;
  const textOf = (name: string): string | undefined => (typeof given[name] === 'string' ? given[name] : undefined);
  const elsewhere = checkedElsewhere(brand);
  const broken = Object.entries(fields)
    .filter(([name, rule]) => rule.enabled && !elsewhere.has(name) && breaks(filled(textOf(name)), rule))
    .map(([name, { patternId }]) => ({ name, patternId }));
  const personal = ['username', 'mobileNum', 'email'].map(textOf).filter((text) => text !== undefined);
  const password = fields['password']?.enabled === true ? (textOf('password') ?? '') : undefined;
  if (password !== undefined) {
    const names = ['password', 'confirmPassword'] as const;
    broken.push(...brokenPasswordRules({ password, confirmation: textOf('confirmPassword') ?? '', personal, guessable }, names));
  }
  const payment = fields['paymentPassword']?.enabled === true ? textOf('paymentPassword') : undefined;
  if (payment && !broken.some(({ name }) => name === 'paymentPassword')) {
    const isAccountPassword = payment === password;
    const patternId = brokenPaymentPasswordRule({ isAccountPassword, isGuessable: guessable.has(payment, personal) });
    if (patternId !== undefined) broken.push({ name: 'paymentPassword', patternId });
  }
  return broken;
}
