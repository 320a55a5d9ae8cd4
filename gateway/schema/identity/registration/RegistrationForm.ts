import type { AnswerOf } from '#contract/call.ts';
import { registerSettings } from '#contract/system/site.ts';
import { everybody, publicBeforeLogIn } from '../../access.ts';
import { builder } from '../../builder.ts';
import { isDecimal } from '../../scalars/decimal.ts';
import { brandMoney, Money } from '../../Money.ts';
import { type Brand, brandOf } from '../../system/site/brand.ts';
import { safePattern } from './safePattern.ts';

type Settings = AnswerOf<typeof registerSettings>;
type Field = Settings['fields'][string] & { readonly name: string };

const RegistrationField = builder.objectRef<Field>('RegistrationField').implement({
  description: 'What one field of the registration form accepts. The operator checks it again.',
  ...everybody,
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Which one, in the words of `RegisterInput`; those it does not know are to be left out of the form.',
    }),
    required: t.exposeBoolean('required', { description: 'True where it must not stay empty; marked by an asterisk.' }),
    pattern: t.string({
      description:
        'Source of a regular expression that the whole value meets; `*` accepts everything, and stands for patterns that would be unsafe to run.',
      resolve: ({ acceptedPattern }) => safePattern(acceptedPattern),
    }),
    patternId: t.exposeString('patternId', {
      description: 'Key of the message that says what the pattern wants; its placeholders are `minLength` and `maxLength`.',
    }),
    minLength: t.exposeInt('minLength', { description: 'Fewest characters of a value that is not empty.' }),
    maxLength: t.exposeInt('maxLength', { description: 'Most characters the operator takes.' }),
  }),
});

const PhoneVerification = builder.enumType('PhoneVerification', {
  description: 'How a mobile number is verified before an account is made with it.',
  values: {
    NONE: { description: 'Not at all: no code is asked for.' },
    SMS: { description: 'By a code of `requestRegisterCode`, sent with the form as `verificationCode`.' },
    SERVICE: {
      description:
        'By the third-party phone service: `requestRegisterCode`, then `confirmPhone`, whose proof goes with the form as `phoneProof`.',
    },
  } satisfies Record<Uppercase<Settings['phoneVerification']>, { description: string }>,
});

/** Names that the mobile form has no use for: its account goes by the number. */
const withoutName = ({ name }: Field) => name !== 'username';

/** The mobile form's fields: the number always and required, the passwords only where it takes one. */
function mobileFieldsOf(fields: readonly Field[], takesPassword: boolean): Field[] {
  const shown = fields.filter(
    (field) =>
      withoutName(field) &&
      (field.enabled || field.name === 'mobileNum') &&
      (takesPassword || !/^(?:password|confirmPassword)$/.test(field.name)),
  );
  return shown.map((field) => (field.name === 'mobileNum' ? { ...field, enabled: true, required: true } : field));
}

const fieldsOf = ({ fields }: Settings): Field[] => Object.entries(fields).map(([name, rule]) => ({ ...rule, name }));

const RegistrationForm = builder.objectRef<{ settings: Settings; brand: Brand }>('RegistrationForm').implement({
  description: 'How the brand wants the registration form.',
  ...everybody,
  fields: (t) => ({
    fields: t.field({
      type: [RegistrationField],
      description: "The fields to show, in the operator's order; those it has switched off are not among them.",
      resolve: ({ settings }) => fieldsOf(settings).filter(({ enabled }) => enabled),
    }),
    mobileFields: t.field({
      type: [RegistrationField],
      nullable: true,
      description:
        'The fields of the form with a phone number as the account; `null` where the brand has no such form. `mobileNum` is always among them and required.',
      resolve: ({ settings, brand: { modules } }) =>
        modules.includes('MOBILENUMREG3') ? mobileFieldsOf(fieldsOf(settings), modules.includes('MOBILENUMPASSREG3')) : null,
    }),
    phoneVerification: t.field({
      type: PhoneVerification,
      description: 'Whether and how the number has to be verified.',
      resolve: ({ settings }) => settings.phoneVerification.toUpperCase() as Uppercase<Settings['phoneVerification']>,
    }),
    challengeRequired: t.boolean({
      description: 'True where registering, and having an SMS sent, needs a solved `requestChallenge`.',
      resolve: ({ settings }) => settings.challenge,
    }),
    dialingCodes: t.boolean({
      description: 'True where the dialling-code picker is shown; without it numbers are of `Site.country`.',
      resolve: ({ settings }) => settings.dialingCodes,
    }),
    bonus: t.field({
      type: Money,
      description: 'Credited to a new account; `"0"` where there is no bonus, and then nothing is said of it.',
      resolve: ({ settings, brand }) => brandMoney(isDecimal(settings.bonusAmount) ? settings.bonusAmount : '0', brand),
    }),
    minimumAge: t.int({
      description: 'Years of age that `RegisterInput.ageConfirmed` confirms.',
      resolve: ({ brand }) => brand.ages.registration,
    }),
  }),
});

builder.queryField('registrationForm', (t) =>
  t.field({
    type: RegistrationForm,
    nullable: true,
    description: 'Fields, rules and bonus of the registration form. `GET /wps/system/setting/register`. `null` only after a fault.',
    ...publicBeforeLogIn,
    resolve: async (_root, _args, context) => {
      const [settings, brand] = await Promise.all([context.upstream.call(registerSettings, {}), brandOf(context)]);
      return { settings, brand };
    },
  }),
);
