import { changePassword } from '#contract/identity/password.ts';
import { everybody, skipRememberMe } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { InvalidFieldsError, NotSignedInError, RealAccountNeededError, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { newPasswordPayload } from './newPassword.ts';
import { WrongPasswordError } from './wrongPassword.ts';

const ChangePasswordPayload = builder.objectRef<{ changed: boolean }>('ChangePasswordPayload').implement({
  description: 'The password is a new one. Every session of the account has ended, this one included: offer the login.',
  ...everybody,
  fields: (t) => ({ changed: t.exposeBoolean('changed', { description: 'Always true; drop everything that was read as a member.' }) }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: "Old and new. Sealed for the operator's key on their way, and logged nowhere.",
  fields: (t) => ({
    oldPassword: t.string({ description: 'Proves that it is the member who asks.' }),
    newPassword: t.string({
      description: 'By the rule of `password` in `RegistrationForm.fields`; the ones that everybody guesses first are refused.',
    }),
    confirmNewPassword: t.string({ description: 'The new password again, typed a second time.' }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: ChangePasswordPayload,
    description:
      'Changes the password and ends every session and every remembered login. `POST /wps/member/password`. Open to sessions that can do nothing else. Not for trial accounts.',
    authScopes: { signedIn: true },
    ...skipRememberMe,
    errors: { types: [NotSignedInError, WrongPasswordError, InvalidFieldsError, RealAccountNeededError, TooManyAttemptsError] },
    args: { input: t.arg({ type: ChangePasswordInput, description: 'The filled form.' }) },
    resolve: async (_root, { input }, { upstream, session }) => {
      const payload = newPasswordPayload(changePassword.payload, input);
      await upstream
        .call(changePassword, payload)
        .catch(mapErrors(session, { ...commonErrorMap, wrong_password: () => new WrongPasswordError() }));
      session.leave();
      return { changed: true };
    },
  }),
);
