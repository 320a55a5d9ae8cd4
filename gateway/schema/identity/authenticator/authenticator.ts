import type { AnswerOf } from '#contract/call.ts';
import { authenticator, confirmAuthenticator, enrolAuthenticator, removeAuthenticator } from '#contract/identity/authenticator.ts';
import { password as passwordShape, verificationCode } from '#contract/sharedSchemas.ts';
import { skipRememberMe } from '../../access.ts';
import { builder } from '../../builder.ts';
import { Member } from '../member/Member.ts';
import { WrongPasswordError } from '../password/wrongPassword.ts';
import { commonErrorMap, type ErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import {
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  Refusal,
  TooManyAttemptsError,
} from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { VerificationCodeFailedError } from '../verification/verificationRefusals.ts';

class AuthenticatorBoundError extends Refusal {
  constructor() {
    super('AUTHENTICATOR_BOUND');
  }
}
refusalType(
  AuthenticatorBoundError,
  'AuthenticatorBoundError',
  'Another app is bound; it has to be removed first. Code `AUTHENTICATOR_BOUND`.',
);

const Authenticator = builder.objectRef<AnswerOf<typeof authenticator>>('Authenticator').implement({
  description: 'The authenticator app of the account, if there is one.',
  authScopes: { realMember: true },
  fields: (t) => ({
    enabled: t.exposeBoolean('enabled', { description: 'True where an app is bound, and asked for at logins from unknown addresses.' }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: 'How many of the ten codes are unused.' }),
  }),
});

const EnrolAuthenticatorPayload = builder.objectRef<AnswerOf<typeof enrolAuthenticator>>('EnrolAuthenticatorPayload').implement({
  description: 'To be put into an app; nothing is bound before `confirmAuthenticator`.',
  authScopes: { realMember: true },
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'In base32, for typing. Show it once, keep it nowhere.' }),
    address: t.exposeString('address', {
      description: 'The secret as an `otpauth://` address, to be drawn as a QR code and never opened.',
    }),
  }),
});

const ConfirmAuthenticatorPayload = builder.objectRef<AnswerOf<typeof confirmAuthenticator>>('ConfirmAuthenticatorPayload').implement({
  description: 'The app is bound.',
  authScopes: { realMember: true },
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      description: 'Ten codes for the day the app is lost, each good once. They are shown this one time.',
    }),
  }),
});

const RemoveAuthenticatorPayload = builder.objectRef<{ removed: boolean }>('RemoveAuthenticatorPayload').implement({
  description: 'The account has no authenticator app any more.',
  authScopes: { realMember: true },
  fields: (t) => ({ removed: t.exposeBoolean('removed', { description: 'Always true; its recovery codes are void as well.' }) }),
});

builder.objectField(Member, 'authenticator', (t) =>
  t.field({
    type: Authenticator,
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Whether logins from unknown addresses can be proven by an app. `GET /wps/member/authenticator`. `null` where the operator could not be asked.',
    resolve: (_viewer, _args, { upstream, session }) => upstream.call(authenticator, {}).catch(mapErrors(session)),
  }),
);

const errorMap: ErrorMap = {
  ...commonErrorMap,
  wrong_password: () => new WrongPasswordError(),
  verification_code_failed: () => new VerificationCodeFailedError(),
  authenticator_bound: () => new AuthenticatorBoundError(),
};
const shared = [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, TooManyAttemptsError];

const EnrolAuthenticatorInput = builder.inputType('EnrolAuthenticatorInput', {
  description: 'What proves that it is the member who binds an app.',
  fields: (t) => ({
    password: t.string({ description: 'Typed anew: a session alone does not prove who asks.' }),
    code: t.string({
      required: false,
      description: 'For the action `ENROL_AUTHENTICATOR`; left out where `PaymentPassword.factor` is `NONE`.',
    }),
  }),
});

const ConfirmAuthenticatorInput = builder.inputType('ConfirmAuthenticatorInput', {
  description: 'What proves that the app is there.',
  fields: (t) => ({
    code: t.string({ description: 'The six digits that the app shows.' }),
  }),
});

const RemoveAuthenticatorInput = builder.inputType('RemoveAuthenticatorInput', {
  description: 'What proves that it is the member who gives the app up.',
  fields: (t) => ({
    password: t.string({ description: 'Typed anew, for a session alone does not prove who asks.' }),
    code: t.string({ description: 'The six digits that the app shows, or a recovery code.' }),
  }),
});

builder.mutationFields((t) => ({
  enrolAuthenticator: t.field({
    type: EnrolAuthenticatorPayload,
    description: 'Begins to bind an authenticator app. `POST /wps/member/authenticator/enrol`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: { types: [WrongPasswordError, VerificationCodeFailedError, AuthenticatorBoundError, ...shared] },
    args: { input: t.arg({ type: EnrolAuthenticatorInput, description: 'The password, and a code where there is a factor.' }) },
    resolve: (_root, { input: { password, code } }, { upstream, session }) => {
      if (!passwordShape.safeParse(password).success) throw new WrongPasswordError();
      if (code != null && !verificationCode.safeParse(code).success) throw new VerificationCodeFailedError();
      return upstream.call(enrolAuthenticator, { password, ...(code != null && { code }) }).catch(mapErrors(session, errorMap));
    },
  }),
  confirmAuthenticator: t.field({
    type: ConfirmAuthenticatorPayload,
    description: 'Binds the app of `enrolAuthenticator` by one of its codes. `POST /wps/member/authenticator/confirm`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: { types: [VerificationCodeFailedError, ...shared] },
    args: { input: t.arg({ type: ConfirmAuthenticatorInput, description: 'A code of the app.' }) },
    resolve: (_root, { input: { code } }, { upstream, session }) => {
      if (!verificationCode.safeParse(code).success) throw new VerificationCodeFailedError();
      return upstream.call(confirmAuthenticator, { code }).catch(mapErrors(session, errorMap));
    },
  }),
  removeAuthenticator: t.field({
    type: RemoveAuthenticatorPayload,
    description: 'Unbinds the app. `POST /wps/member/authenticator/remove`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: { types: [WrongPasswordError, VerificationCodeFailedError, ...shared] },
    args: { input: t.arg({ type: RemoveAuthenticatorInput, description: 'The password and a code.' }) },
    resolve: async (_root, { input: { password, code } }, { upstream, session }) => {
      if (!passwordShape.safeParse(password).success) throw new WrongPasswordError();
      if (!verificationCode.safeParse(code).success) throw new VerificationCodeFailedError();
      await upstream.call(removeAuthenticator, { password, code }).catch(mapErrors(session, errorMap));
      return { removed: true };
    },
  }),
}));
