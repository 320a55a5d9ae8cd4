import { updateLanguage } from '#contract/identity/member.ts';
import type { Language as LanguageWord } from '../../../context.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';
import { Language } from '../../system/site/Site.ts';

const UpdateLanguagePayload = builder.objectRef<{ language: LanguageWord }>('UpdateLanguagePayload').implement({
  description: 'The operator writes to the member in this language from now on.',
  ...everybody,
  fields: (t) => ({
    language: t.expose('language', {
      type: Language,
      description: "The one that was asked for. What the site itself shows goes by each request's `?lang`.",
    }),
  }),
});

const UpdateLanguageInput = builder.inputType('UpdateLanguageInput', {
  description: 'What the member is written to in.',
  fields: (t) => ({
    language: t.field({ type: Language, description: 'Any of `Site.languages`, or one that the brand may offer later.' }),
  }),
});

builder.mutationField('updateLanguage', (t) =>
  t.field({
    type: UpdateLanguagePayload,
    description: 'Tells the operator which language the member has chosen, for what it sends unasked. `POST /wps/member/language`.',
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError] },
    args: { input: t.arg({ type: UpdateLanguageInput, description: 'What mails and messages are written in from now on.' }) },
    resolve: async (_root, { input: { language } }, { upstream, session }) => {
      await upstream.call(updateLanguage, { language }).catch(mapErrors(session, commonErrorMap));
      return { language };
    },
  }),
);
