import { otherRules } from '#contract/patternFamilies.ts';
import { builder } from '../builder.ts';
import { everybody } from '../access.ts';
import {
  confirmationRules,
  FeatureOffError,
  type InvalidField,
  InvalidFieldsError,
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  type Refusal,
  TooManyAttemptsError,
} from './refusals.ts';

/** What every refusal can say; each also has a type of its own, by which a client picks its words. */
export const RefusalInterface = builder.interfaceRef<Refusal>('Refusal').implement({
  description:
    'The person can act on it: the answer to a mutation that did nothing. Clients word it by `__typename`, and show `message` where they do not know the type; anything unforeseen is an entry in `errors` instead.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description:
        'Names the refusal, in the words that `errors` have as `extensions.code`, such as `AMOUNT_OUT_OF_RANGE`: one for each type, which says it. No enum, as there will be more: a client that meets a word it does not know shows `message`.',
    }),
    message: t.string({
      description:
        'A short text for clients that do not know the type, in the language of the request: what the operator says, or the gateway where it refuses without asking it.',
      resolve: (refusal, _args, { language }) => refusal.textIn(language),
    }),
    correlationId: t.string({
      description: 'Finds this request in the log of the gateway: what a person who asks for help can tell. Another one for every request.',
      resolve: (_refusal, _args, { correlationId }) => correlationId,
    }),
  }),
});

builder.objectType(NotSignedInError, {
  name: 'NotSignedInError',
  description:
    'Nobody is signed in, or the session has ended meanwhile; its cookie is worth nothing from this answer on. Code `UNAUTHENTICATED`.',
  interfaces: [RefusalInterface],
  ...everybody,
});

builder.objectType(RealAccountNeededError, {
  name: 'RealAccountNeededError',
  description: 'A trial account, or one without the rights of a member or agent, tried what needs a real one. Code `REAL_ACCOUNT_NEEDED`.',
  interfaces: [RefusalInterface],
  ...everybody,
});

builder.objectType(PasswordChangeRequiredError, {
  name: 'PasswordChangeRequiredError',
  description:
    'The session may do nothing but `changePassword` and `logOut` before the password is a new one. Code `PASSWORD_CHANGE_REQUIRED`.',
  interfaces: [RefusalInterface],
  ...everybody,
});

builder.objectType(FeatureOffError, {
  name: 'FeatureOffError',
  description:
    'The brand has switched this off (see `Site.switches`, and `isOpen` of `Member.memberTransferTerms`), or does not offer what was chosen to this account, or at all. Code `FEATURE_OFF`.',
  interfaces: [RefusalInterface],
  ...everybody,
});

builder.objectType(TooManyAttemptsError, {
  name: 'TooManyAttemptsError',
  description:
    'The operator counts attempts per account and per address, and refuses more for a while; or it has no room for anybody just now, which is HTTP status 429 as well. Code `TOO_MANY_ATTEMPTS`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'Seconds to wait; a try before then is refused again.' }),
  }),
});

const InvalidFieldType = builder.objectRef<InvalidField>('InvalidField').implement({
  description: 'A field that the operator did not accept.',
  ...everybody,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Which one, in the words of the input that it came in.' }),
    patternId: t.exposeString('patternId', {
      description: `Key of the message that says what was wanted: a pattern family, as in \`RegistrationField.patternId\`, or one of ${[...Object.keys(otherRules), ...Object.values(confirmationRules)].map((id) => `\`${id}\``).join(', ')}.`,
    }),
  }),
});

builder.objectType(InvalidFieldsError, {
  name: 'InvalidFieldsError',
  description: 'Some values do not meet their rule; nothing was done. Code `INVALID_FIELDS`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    fields: t.field({
      type: [InvalidFieldType],
      description: 'One entry for each field to mark; never empty.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
});
