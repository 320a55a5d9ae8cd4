import type { AnswerOf } from '#contract/call.ts';
import { proveStepUp, requestStepUpCode } from '#contract/identity/stepUp.ts';
import { password, verificationCode } from '#contract/sharedSchemas.ts';
import { skipRememberMe } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import {
  FeatureOffError,
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  TooManyAttemptsError,
} from '../../refusals/refusals.ts';
import { CodeNotSentError, sendCodeErrorMap, VerificationCodeFailedError } from '../verification/verificationRefusals.ts';
import { PaymentPasswordNeededError, PaymentPasswordWrongError, stepUpErrorMap } from './stepUpRefusals.ts';
import { actionOf, StepUpInput } from './StepUpInput.ts';

const StepUpCodePayload = builder.objectRef<AnswerOf<typeof requestStepUpCode>>('StepUpCodePayload').implement({
  description: 'A code is on its way to the verified number, or to the mail address.',
  authScopes: { realMember: true },
  fields: (t) => ({
    expiresInSeconds: t.int({
      description: 'Seconds that it is good for, and that the button counts down before it sends another one.',
      resolve: ({ expiredMinutes }) => expiredMinutes * 60,
    }),
    hint: t.exposeString('hint', {
      description: 'The number with its middle left out, such as `+84 ••• 12`, or the address, such as `l•••@example.com`.',
    }),
  }),
});

const StepUpPayload = builder.objectRef<AnswerOf<typeof proveStepUp>>('StepUpPayload').implement({
  description: 'The member is proven, for this one action.',
  authScopes: { realMember: true },
  fields: (t) => ({
    ticket: t.exposeString('stepUpTicket', { description: 'To be given to the mutation that does it; good once. Keep it nowhere.' }),
    expiresInSeconds: t.exposeInt('expiresInSeconds', { description: 'Seconds that the ticket is good for.' }),
  }),
});

const shared = [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError];

const ProveStepUpInput = builder.inputType('ProveStepUpInput', {
  description: 'What is proven for, and by what.',
  fields: (t) => ({
    purpose: t.field({ type: StepUpInput, description: 'What is proven for.' }),
    paymentPassword: t.string({ description: 'Sealed for the operator on its way, and logged nowhere.' }),
    code: t.string({
      required: false,
      description: 'The six digits of the app, of the text message or of the mail, or a recovery code; left out where there is no factor.',
    }),
  }),
});

builder.mutationFields((t) => ({
  requestStepUpCode: t.field({
    type: StepUpCodePayload,
    description:
      'Sends a code for one action to what `PaymentPassword.factor` names, the verified number or mail address. `POST /wps/member/stepUp/code`.',
    authScopes: { realMember: true },
    errors: { types: [CodeNotSentError, FeatureOffError, ...shared] },
    args: { input: t.arg({ type: StepUpInput, description: 'What the code will be good for; its message says so.' }) },
    resolve: (_root, { input }, { upstream, session }) =>
      upstream.call(requestStepUpCode, actionOf(input)).catch(mapErrors(session, { ...commonErrorMap, ...sendCodeErrorMap })),
  }),
  proveStepUp: t.field({
    type: StepUpPayload,
    description:
      'Proves the member anew, by the payment password and, where there is a factor, a fresh code. Moves nothing. `POST /wps/member/stepUp`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: {
      types: [PaymentPasswordNeededError, PaymentPasswordWrongError, VerificationCodeFailedError, TooManyAttemptsError, ...shared],
    },
    args: {
      input: t.arg({ type: ProveStepUpInput, description: 'The action, the payment password, and a code where there is a factor.' }),
    },
    resolve: (_root, { input: { purpose, paymentPassword, code } }, { upstream, session }) => {
      if (!password.safeParse(paymentPassword).success) throw new PaymentPasswordWrongError();
      if (code != null && !verificationCode.safeParse(code).success) throw new VerificationCodeFailedError();
      return upstream
        .call(proveStepUp, { ...actionOf(purpose), paymentPassword, ...(code != null && { code }) })
        .catch(
          mapErrors(session, { ...commonErrorMap, ...stepUpErrorMap, verification_code_failed: () => new VerificationCodeFailedError() }),
        );
    },
  }),
}));
