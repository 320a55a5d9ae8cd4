import type { AnswerOf } from '#contract/call.ts';
import { registerSettings } from '#contract/wps/system.ts';
import { everybody, publicField } from '../access.ts';
import { builder } from '../builder.ts';
import { isDecimal } from '../decimal.ts';
import { brandMoney, Money } from '../money/Money.ts';
import { type Brand, brandOf } from '../site/brand.ts';
import { safePattern } from './safePattern.ts';

type Settings = AnswerOf<typeof registerSettings>;
type Field = Settings['fields'][string] & { readonly name: string };

/** Age that a visitor confirms by registering. */
const minimumAge = 18;

const RegistrationField = builder.objectRef<Field>('RegistrationField').implement({
  description: 'What one field of the registration form accepts. The operator checks it again.',
  ...everybody,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Which one, in the words of `RegisterInput`; those it does not know are to be left out of the form.' }),
    required: t.exposeBoolean('required', { description: 'True where it must not stay empty; marked by an asterisk.' }),
    pattern: t.string({
      description: 'Source of a regular expression that the whole value meets; `*` accepts everything, and stands for patterns that would be unsafe to run.',
      resolve: ({ acceptedPattern }) => safePattern(acceptedPattern),
    }),
    patternId: t.exposeString('patternId', { description: 'Key of the message that says what the pattern wants; its placeholders are `minLength` and `maxLength`.' }),
    minLength: t.exposeInt('minLength', { description: 'Fewest characters of a value that is not empty.' }),
    maxLength: t.exposeInt('maxLength', { description: 'Most characters the operator takes.' }),
  }),
});

const RegistrationForm = builder.objectRef<{ settings: Settings; brand: Brand }>('RegistrationForm').implement({
  description: 'How the brand wants the registration form.',
  ...everybody,
  fields: (t) => ({
    fields: t.field({
      type: [RegistrationField],
      description: 'The fields to show, in the operator\'s order; those it has switched off are not among them.',
      resolve: ({ settings }) => Object.entries(settings.fields).flatMap(([name, rule]) => (rule.enabled ? [{ ...rule, name }] : [])),
    }),
    bonus: t.field({
      type: Money,
      description: 'Credited to a new account; `"0"` where there is no bonus, and then nothing is said of it.',
      resolve: ({ settings, brand }) => brandMoney(isDecimal(settings.bonusAmount) ? settings.bonusAmount : '0', brand),
    }),
    minimumAge: t.int({ description: 'Years of age that `RegisterInput.ageConfirmed` confirms.', resolve: () => minimumAge }),
  }),
});

builder.queryField('registrationForm', (t) =>
  t.field({
    type: RegistrationForm,
    nullable: true,
    description: 'Fields, rules and bonus of the registration form. `GET /wps/system/setting/register`. `null` only after a fault.',
    ...publicField,
    resolve: async (_root, _args, context) => {
      const [settings, brand] = await Promise.all([context.upstream.call(registerSettings, {}), brandOf(context)]);
      return { settings, brand };
    },
  }),
);
