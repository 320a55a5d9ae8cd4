import { passwordByEmail, passwordByMailToken, passwordByPhone } from '#contract/identity/password.ts';
import { beforeLogIn, everybody, guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { FeatureOffError, InvalidFieldsError, Refusal, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { loggedIn, LogInPayload } from '../session/LogInPayload.ts';
import { logInErrorMap, NotAMemberAccountError } from '../session/logInRefusals.ts';
import { LoginVerificationNeededError } from '../session/loginVerificationRefusals.ts';
import { SelfExcludedError } from '../session/selfExcluded.ts';
import { requireSwitch } from '../../system/site/switches.ts';
import { VerificationCodeFailedError } from '../verification/verificationRefusals.ts';
import { newPasswordPayload } from './newPassword.ts';

class RecoveryFailedError extends Refusal {
  constructor() {
    super('RECOVERY_FAILED');
  }
}
refusalType(
  RecoveryFailedError,
  'RecoveryFailedError',
  'The link is unknown, used, older than ten minutes or overtaken by a change, and it is not said which. Code `RECOVERY_FAILED`.',
);

const RecoverByEmailPayload = builder.objectRef<{ accepted: boolean }>('RecoverByEmailPayload').implement({
  description: 'If name and address belong together, a link is on its way; the answer is the same if they do not.',
  ...everybody,
  fields: (t) => ({ accepted: t.exposeBoolean('accepted', { description: 'Always true: tells nothing about any account.' }) }),
});

const SetPasswordByLinkPayload = builder.objectRef<{ changed: boolean }>('SetPasswordByLinkPayload').implement({
  description: 'The password is set, and every session of the account has ended: offer the login.',
  ...everybody,
  fields: (t) => ({ changed: t.exposeBoolean('changed', { description: 'Always true: the old password is good no more.' }) }),
});

const RecoverByEmailInput = builder.inputType('RecoverByEmailInput', {
  description: 'What the person knows of the account.',
  fields: (t) => ({
    username: t.string({ description: 'Name that the account logs in by.' }),
    email: t.string({ description: 'Address that was given at registration.' }),
  }),
});

const SetPasswordByLinkInput = builder.inputType('SetPasswordByLinkInput', {
  description: 'The new password, and what proves the right to set it.',
  fields: (t) => ({
    token: t.string({ description: 'What stood behind `#token=` in the mailed link. Take it out of the address at once.' }),
    newPassword: t.string({ description: 'By the rule of `password` in `RegistrationForm.fields`.' }),
    confirmNewPassword: t.string({ description: 'The new password again, typed a second time.' }),
  }),
});

const RecoverByPhoneInput = builder.inputType('RecoverByPhoneInput', {
  description: 'The new password, and the code that was sent to the number of the account.',
  fields: (t) => ({
    mobileNum: t.string({ description: 'As typed, without the dialling code.' }),
    countryDialingCode: t.string({ description: 'Digits of the dialling code, as of `Country.countryDialingCode`.' }),
    verificationCode: t.string({ description: 'The code of `requestRecoveryCode`.' }),
    newPassword: t.string({ description: 'By the rule of `password` in `RegistrationForm.fields`.' }),
  }),
});

const phoneErrorMap: ErrorMap = {
  ...commonErrorMap,
  ...logInErrorMap,
  invalid_mobile: () => new InvalidFieldsError([{ name: 'mobileNum', patternId: 'mobile' }]),
};

builder.mutationFields((t) => ({
  recoverByEmail: t.field({
    type: RecoverByEmailPayload,
    description:
      'Mails a link for setting a new password, where name and address belong together; `FeatureOffError` where the operator sends no mail. `POST /wps/member/password/email`.',
    authScopes: { visitor: true },
    ...beforeLogIn,
    errors: { types: [TooManyAttemptsError, FeatureOffError] },
    args: { input: t.arg({ type: RecoverByEmailInput, description: 'Name and address, as typed.' }) },
    resolve: async (_root, { input }, { upstream, session }) => {
      const payload = passwordByEmail.payload.safeParse(input);
      // Longer than any account's: the answer stays the one that everybody gets.
      if (payload.success) await upstream.call(passwordByEmail, payload.data).catch(mapErrors(session, commonErrorMap));
      return { accepted: true };
    },
  }),
  setPasswordByLink: t.field({
    type: SetPasswordByLinkPayload,
    description: 'Sets the password by a mailed link, once. `POST /wps/member/password/token`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: { types: [RecoveryFailedError, InvalidFieldsError, TooManyAttemptsError] },
    args: { input: t.arg({ type: SetPasswordByLinkInput, description: 'The filled form of the page that the link leads to.' }) },
    resolve: async (_root, { input }, { upstream, session }) => {
      if (input.token.length > 200) throw new RecoveryFailedError();
      const payload = newPasswordPayload(passwordByMailToken.payload, input);
      await upstream
        .call(passwordByMailToken, payload)
        .catch(mapErrors(session, { ...commonErrorMap, recovery_failed: () => new RecoveryFailedError() }));
      return { changed: true };
    },
  }),
  recoverByPhone: t.field({
    type: LogInPayload,
    description:
      'Sets the password by a code of `requestRecoveryCode`, ends every session of the account, and signs in; not who has excluded themselves, whose password is set all the same. `POST /wps/member/password/verification`, then `GET /wps/member/info`. Needs `SiteSwitches.phoneRecovery`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: {
      types: [
        VerificationCodeFailedError,
        InvalidFieldsError,
        LoginVerificationNeededError,
        NotAMemberAccountError,
        SelfExcludedError,
        TooManyAttemptsError,
        FeatureOffError,
      ],
    },
    args: { input: t.arg({ type: RecoverByPhoneInput, description: 'The filled form.' }) },
    resolve: async (_root, { input }, context) => {
      await requireSwitch(context, 'phoneRecovery');
      const payload = newPasswordPayload(passwordByPhone.payload, input);
      const opened = await context.upstream.call(passwordByPhone, payload).catch(mapErrors(context.session, phoneErrorMap));
      return loggedIn(context, opened);
    },
  }),
}));
