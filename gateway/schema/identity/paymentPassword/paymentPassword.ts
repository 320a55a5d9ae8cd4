import type { AnswerOf } from '#contract/call.ts';
import { changePaymentPassword, paymentPassword, setPaymentPassword } from '#contract/identity/paymentPassword.ts';
import { skipRememberMe } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import {
  InvalidFieldsError,
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  TooManyAttemptsError,
} from '../../refusals/refusals.ts';
import { Member } from '../member/Member.ts';
import { requireViewer, type Viewer } from '../member/viewer.ts';
import { newPasswordPayload } from '../password/newPassword.ts';
import { WrongPasswordError } from '../password/wrongPassword.ts';
import { PaymentPasswordNeededError, PaymentPasswordWrongError, stepUpErrorMap } from '../stepUp/stepUpRefusals.ts';
import { VerificationCodeFailedError } from '../verification/verificationRefusals.ts';

type Answer = AnswerOf<typeof paymentPassword>;

const SecondFactor = builder.enumType('SecondFactor', {
  description: 'What proves a member beside the payment password.',
  values: {
    TOTP: { value: 'totp', description: 'A code of the authenticator app, or one of its recovery codes.' },
    PHONE: { value: 'phone', description: 'A code that `requestStepUpCode` sends to the verified number.' },
    EMAIL: {
      value: 'email',
      description: 'A code that `requestStepUpCode` sends to the verified mail address, where there is no verified number.',
    },
    NONE: { value: 'none', description: 'Nothing: the account has none of them, or nothing is sent to what it has.' },
  } satisfies Record<Uppercase<Answer['factor']>, { value: Answer['factor']; description: string }>,
});

const PaymentPassword = builder.objectRef<Answer>('PaymentPassword').implement({
  description: 'What stands between a session, which may be a stolen one, and the money of its member.',
  authScopes: { realMember: true },
  fields: (t) => ({
    isSet: t.exposeBoolean('isSet', { description: 'False where one has to be set before money can leave.' }),
    factor: t.expose('factor', { type: SecondFactor, description: 'What has to be proven beside it.' }),
    hint: t.exposeString('hint', { description: 'Where a code is sent, such as `+84 ••• 12` or `l•••@example.com`; empty where none is.' }),
    coolingUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when no money leaves, as a forgotten one was replaced; `null` where it may.',
      resolve: ({ coolingUntil }) => (coolingUntil === null ? null : new Date(coolingUntil)),
    }),
  }),
});

builder.objectField(Member, 'paymentPassword', (t) =>
  t.field({
    type: PaymentPassword,
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Whether there is one, and what is asked beside it. `GET /wps/member/paymentPassword`. `null` where the operator could not be asked.',
    resolve: (_viewer, _args, { upstream, session }) => upstream.call(paymentPassword, {}).catch(mapErrors(session, sessionErrorMap)),
  }),
);

const payload = (name: string, description: string) =>
  builder.objectRef<{ viewer: Viewer }>(name).implement({
    description,
    authScopes: { member: true },
    fields: (t) => ({
      viewer: t.expose('viewer', { type: Member, description: 'Read `paymentPassword` here: it is the one after the change.' }),
    }),
  });
const SetPaymentPasswordPayload = payload('SetPaymentPasswordPayload', 'The payment password is set, and its owner has been told.');
const ChangePaymentPasswordPayload = payload(
  'ChangePaymentPasswordPayload',
  'The payment password is a new one, and its owner has been told.',
);

const SetPaymentPasswordInput = builder.inputType('SetPaymentPasswordInput', {
  description:
    "The first payment password, or another in place of a forgotten one. Sealed for the operator's key on its way, and logged nowhere.",
  fields: (t) => ({
    password: t.string({ description: 'The password of the account, typed anew.' }),
    code: t.string({ required: false, description: 'For the action `SET_PAYMENT_PASSWORD`; left out where there is no factor.' }),
    newPaymentPassword: t.string({
      description: 'From 6 to 64 characters; not that of the account, and none that everybody guesses first.',
    }),
    confirmPaymentPassword: t.string({ description: 'The new payment password again, typed a second time.' }),
  }),
});

const ChangePaymentPasswordInput = builder.inputType('ChangePaymentPasswordInput', {
  description: 'Both payment passwords, sealed on their way like every password.',
  fields: (t) => ({
    oldPaymentPassword: t.string({ description: 'The one before: it proves that it is the member who asks.' }),
    code: t.string({ required: false, description: 'For the action `CHANGE_PAYMENT_PASSWORD`; left out where there is no factor.' }),
    newPaymentPassword: t.string({ description: 'By the rules of `SetPaymentPasswordInput`.' }),
    confirmPaymentPassword: t.string({ description: 'The new payment password again, so that it is what the member meant.' }),
  }),
});

const errorMap: ErrorMap = {
  ...commonErrorMap,
  ...stepUpErrorMap,
  wrong_password: () => new WrongPasswordError(),
  verification_code_failed: () => new VerificationCodeFailedError(),
};
const shared = [
  VerificationCodeFailedError,
  InvalidFieldsError,
  TooManyAttemptsError,
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
];

/** A code that was left out is none. */
const withoutNull = ({ code, ...input }: { readonly code?: string | null | undefined }) => ({ ...input, ...(code != null && { code }) });

builder.mutationFields((t) => ({
  setPaymentPassword: t.field({
    type: SetPaymentPasswordPayload,
    description:
      'Sets the payment password by the password of the account. In place of a forgotten one, no money leaves until `coolingUntil`. `POST /wps/member/paymentPassword/set`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: { types: [WrongPasswordError, ...shared] },
    args: { input: t.arg({ type: SetPaymentPasswordInput, description: 'The filled form.' }) },
    resolve: async (_root, { input }, context) => {
      const read = newPasswordPayload(setPaymentPassword.payload, withoutNull(input));
      await context.upstream.call(setPaymentPassword, read).catch(mapErrors(context.session, errorMap));
      return { viewer: requireViewer(context) };
    },
  }),
  changePaymentPassword: t.field({
    type: ChangePaymentPasswordPayload,
    description: 'Changes the payment password by the one before; what was proven by that one is void. `POST /wps/member/paymentPassword`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: { types: [PaymentPasswordNeededError, PaymentPasswordWrongError, ...shared] },
    args: { input: t.arg({ type: ChangePaymentPasswordInput, description: 'What is changed into what, and the code beside it.' }) },
    resolve: async (_root, { input }, context) => {
      const read = newPasswordPayload(changePaymentPassword.payload, withoutNull(input));
      await context.upstream.call(changePaymentPassword, read).catch(mapErrors(context.session, errorMap));
      return { viewer: requireViewer(context) };
    },
  }),
}));
