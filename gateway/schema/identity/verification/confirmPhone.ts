import { finishPhoneCheck } from '#contract/identity/verification.ts';
import { everybody, guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { FeatureOffError, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { requireSwitch } from '../../system/site/switches.ts';
import { PhoneServiceFailedError, VerificationCodeFailedError } from './verificationRefusals.ts';

const ConfirmPhonePayload = builder.objectRef<{ phoneProof: string }>('ConfirmPhonePayload').implement({
  description: 'The phone service has verified the number.',
  ...everybody,
  fields: (t) => ({
    phoneProof: t.exposeString('phoneProof', {
      description: 'To be sent with the registration, in place of a code; good for this number only.',
    }),
  }),
});

const ConfirmPhoneInput = builder.inputType('ConfirmPhoneInput', {
  description: 'The code that the phone service has sent.',
  fields: (t) => ({
    checkId: t.id({ description: '`CodeSentPayload.checkId`.' }),
    verificationCode: t.string({ description: 'The code, as typed; at most 255 characters.' }),
  }),
});

const errorMap: ErrorMap = {
  too_many_attempts: commonErrorMap.too_many_attempts,
  verification_code_failed: () => new VerificationCodeFailedError(),
  phone_service_failed: () => new PhoneServiceFailedError(),
};

builder.mutationField('confirmPhone', (t) =>
  t.field({
    type: ConfirmPhonePayload,
    description:
      'Verifies a number by the code of the third-party phone service, before registering. `POST /wps/verification/phone/finish`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: { types: [VerificationCodeFailedError, PhoneServiceFailedError, TooManyAttemptsError, FeatureOffError] },
    args: { input: t.arg({ type: ConfirmPhoneInput, description: 'The check that waits, and its code.' }) },
    resolve: async (_root, { input }, context) => {
      const { upstream, session } = context;
      await requireSwitch(context, 'registrationCode');
      const payload = finishPhoneCheck.payload.safeParse(input);
      if (!payload.success) throw new VerificationCodeFailedError();
      return upstream.call(finishPhoneCheck, payload.data).catch(mapErrors(session, errorMap));
    },
  }),
);
