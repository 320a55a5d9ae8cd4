import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { BadInput } from '../../input/badInput.ts';
import { builder, type SchemaTypes } from '../../builder.ts';
import { filled } from '../../input/filled.ts';
import { confirmationRules, InvalidFieldsError } from '../../refusals/refusals.ts';
import { safeAbsoluteUrl } from '../../scalars/safeUrl.ts';

type InputFields = PothosSchemaTypes.InputFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, 'InputObject'>;

/** What both forms may hold beside what their account goes by. */
const shared = (t: InputFields) => ({
  payeeName: t.string({ required: false, description: 'Name on the bank account that withdrawals go to.' }),
  email: t.string({ required: false, description: 'Address for recovering the password.' }),
  qqNum: t.string({ required: false, description: 'Number in the messenger QQ.' }),
  line: t.string({ required: false, description: 'Name in the messenger LINE.' }),
  whatsapp: t.string({ required: false, description: 'Number in the messenger WhatsApp.' }),
  zalo: t.string({ required: false, description: 'Number in the messenger Zalo.' }),
  facebook: t.string({ required: false, description: 'Name or address of a Facebook profile.' }),
  wechat: t.string({ required: false, description: 'Name in the messenger WeChat.' }),
  idNumber: t.string({ required: false, description: 'Number of a passport or identity card.' }),
  paymentPassword: t.string({
    required: false,
    description: "Asked for at withdrawals to come; must differ from the account's. Sealed and not logged either.",
  }),
  recommenderId: t.string({ required: false, description: 'Number of the member who recommended the site.' }),
  referralCode: t.string({ required: false, description: 'Of the member who invited this one, from the address of the page.' }),
  affiliateCode: t.string({
    required: false,
    description: 'Of the agent this member will belong to, typed or from the address of the page.',
  }),
  captchaId: t.id({ required: false, description: '`Captcha.id` of the picture, where one is shown.' }),
  captcha: t.string({ required: false, description: 'The characters in the picture, as typed.' }),
  verificationCode: t.string({
    required: false,
    description: 'The code of `requestRegisterCode`, where `RegistrationForm.phoneVerification` is `SMS`.',
  }),
  phoneProof: t.string({
    required: false,
    description: '`ConfirmPhonePayload.phoneProof`, where `RegistrationForm.phoneVerification` is `SERVICE`.',
  }),
  challenge: t.string({
    required: false,
    description: "Solution of `requestChallenge`, where `RegistrationForm.challengeRequired` asks for one: base64 of ALTCHA's JSON.",
  }),
  socialTicket: t.string({
    required: false,
    description: '`SocialUnlinkedError.socialTicket`: ties that identity to the new account; one that is over ties nothing.',
  }),
  pageUrl: t.string({
    description:
      'Full address of the page with the form, on this site; the operator keeps its path and query with the account. At most 500 characters, without credentials.',
  }),
  ageConfirmed: t.boolean({ description: 'That the visitor has reached `RegistrationForm.minimumAge`; without it no account is made.' }),
  termsAccepted: t.boolean({ description: 'That the visitor agrees to the terms; without it no account is made.' }),
});

export const RegisterInput = builder.inputType('RegisterInput', {
  description: 'The registration form. `registrationForm` says which fields are shown, required, and what they accept.',
  fields: (t) => ({
    username: t.string({ description: 'Name to log in by; cannot be changed later.' }),
    password: t.string({ description: "Sealed for the operator's key on its way, and logged nowhere." }),
    confirmPassword: t.string({ description: 'The password again, typed a second time.' }),
    mobileNum: t.string({ required: false, description: 'As typed, without the dialling code.' }),
    countryDialingCode: t.string({
      required: false,
      description: 'Digits of the dialling code of `mobileNum`; left out, that of `Site.country` goes with the registration.',
    }),
    ...shared(t),
  }),
});

export const RegisterMobileInput = builder.inputType('RegisterMobileInput', {
  description: 'The form with a phone number as the account. `RegistrationForm.mobileFields` says what it shows.',
  fields: (t) => ({
    mobileNum: t.string({ description: 'Number to log in by, as typed, without the dialling code.' }),
    countryDialingCode: t.string({ description: 'Digits of the dialling code, as of `Country.countryDialingCode`.' }),
    password: t.string({
      required: false,
      description: 'Where `SiteSwitches.mobilePassword` is on; without one the account is entered by SMS.',
    }),
    confirmPassword: t.string({ required: false, description: 'The password again, typed a second time; left out where there is none.' }),
    ...shared(t),
  }),
});

const credentials: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword']);

/** The operator's payload, or the refusal that it would answer to values which cannot even be sent. */
export function payloadOf<Payload extends z.ZodType>(
  shape: Payload,
  { pageUrl, ...fields }: { readonly pageUrl: string },
  { siteOrigin, ownOrigins }: Pick<Context, 'siteOrigin' | 'ownOrigins'>,
): z.output<Payload> {
  const page = safeAbsoluteUrl(pageUrl);
  if (page === null || page.length > 500 || !ownOrigins.has(new URL(page).origin))
    throw new BadInput(`\`pageUrl\` must be the address of a page of this site, such as ${siteOrigin}/register.`);
  // By whichever of its names: the operator knows the site by one.
  const { pathname, search } = new URL(page);
  // Left empty, these are wrong rather than missing: the operator says what is wanted of them.
  const leftEmpty = Object.entries(fields).filter(([name, value]) => credentials.has(name) && value === '');
  const read = shape.safeParse({
    ...Object.fromEntries(leftEmpty),
    ...filled(fields),
    registerUrl: siteOrigin + pathname + search,
    domain: new URL(siteOrigin).hostname,
  });
  if (read.success) return read.data;
  const ownRules: Readonly<Record<string, string>> = confirmationRules;
  const names = new Set(read.error.issues.map((issue) => String(issue.path[0])));
  throw new InvalidFieldsError([...names].map((name) => ({ name, patternId: ownRules[name] ?? 'length' })));
}
