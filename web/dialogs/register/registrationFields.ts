import type { RegistrationRule } from './registrationRule.ts';

/** Fields this form can send, in the order they are shown. */
export const fieldNames = ['username', 'password', 'confirmPassword', 'payeeName', 'email', 'affiliateCode', 'referralCode'] as const;

export type FieldName = (typeof fieldNames)[number];

export type RegistrationValues = Record<FieldName, string> & { ageConfirmed: boolean; termsAccepted: boolean };

export type RuleSet = Readonly<Partial<Record<FieldName, RegistrationRule>>>;

export const emptyValues: RegistrationValues = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  email: '',
  affiliateCode: '',
  referralCode: '',
  ageConfirmed: false,
  termsAccepted: false,
};

/** What the browser and its password manager are told about each field. */
export const fieldHints: Readonly<Record<FieldName, { type: 'text' | 'password' | 'email'; autoComplete: string }>> = {
  username: { type: 'text', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  payeeName: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  affiliateCode: { type: 'text', autoComplete: 'off' },
  referralCode: { type: 'text', autoComplete: 'off' },
};

/** Nobody can have an account without these, whatever the operator's configuration says. */
const always: readonly FieldName[] = ['username', 'password', 'confirmPassword'];

/** The rules of the fields to show. Fields this form cannot send are left to the operator to refuse. */
export function ruleSetOf(fields: readonly RegistrationRule[]): RuleSet {
  const configured = new Map(fields.map((field) => [field.name, field]));
  const rules: Partial<Record<FieldName, RegistrationRule>> = {};
  for (const name of fieldNames) {
    const rule = configured.get(name) ?? (always.includes(name) ? unlimited(name) : undefined);
    if (rule) rules[name] = always.includes(name) ? { ...rule, required: true } : rule;
  }
  return rules;
}

function unlimited(name: FieldName): RegistrationRule {
  return { name, required: true, pattern: '*', patternId: 'length', minLength: 1, maxLength: 255 };
}
