import { refusalDetails } from '#contract/refusalDetails.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';

export class CaptchaFailedError extends Refusal {
  constructor() {
    super('CAPTCHA_FAILED');
  }
}
refusalType(
  CaptchaFailedError,
  'CaptchaFailedError',
  'A captcha was needed and is missing, wrong, used or older than two minutes; nothing else was looked at. Fetch a new one. Code `CAPTCHA_FAILED`.',
);

export class ChallengeFailedError extends Refusal {
  constructor() {
    super('CHALLENGE_FAILED');
  }
}
refusalType(
  ChallengeFailedError,
  'ChallengeFailedError',
  'The solution of a challenge is missing, wrong, used or too old: solve a new one. Code `CHALLENGE_FAILED`.',
);

export class VerificationCodeFailedError extends Refusal {
  constructor() {
    super('VERIFICATION_CODE_FAILED');
  }
}
refusalType(
  VerificationCodeFailedError,
  'VerificationCodeFailedError',
  'The code is wrong, used, too old or was never sent, and it is not said which. Code `VERIFICATION_CODE_FAILED`.',
);

export class PhoneServiceFailedError extends Refusal {
  constructor() {
    super('PHONE_SERVICE_FAILED');
  }
}
refusalType(
  PhoneServiceFailedError,
  'PhoneServiceFailedError',
  'The third-party phone service did not answer, so nobody has looked at the code: the same one may be sent again. Code `PHONE_SERVICE_FAILED`.',
);

const reasons = {
  INVALID_MOBILE: { description: 'No number that can be called in its country, or of a country that the brand does not serve.' },
  TOO_MANY_ATTEMPTS: {
    description: 'Codes were asked for too often, or with a wrong password too often; wait for `retryAfterSeconds`.',
  },
  QUOTA_EXCEEDED: { description: 'The brand can send no more today; customer service helps on.' },
  SERVICE_FAILED: { description: 'The phone service did not answer, or could not send.' },
} as const;

type Reason = keyof typeof reasons;

const CodeNotSentReason = builder.enumType('CodeNotSentReason', { description: 'Why no code is on its way.', values: reasons });

export class CodeNotSentError extends Refusal {
  readonly reason: Reason;
  readonly retryAfterSeconds: number | null;

  constructor(reason: Reason, retryAfterSeconds: number | null = null) {
    super('CODE_NOT_SENT');
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
    // Who has mistyped a number and reads "try again" types it again; and to try again is of no use before tomorrow.
    if (reason === 'INVALID_MOBILE' || reason === 'QUOTA_EXCEEDED') this.wording = reason;
  }
}

builder.objectType(CodeNotSentError, {
  name: 'CodeNotSentError',
  description: 'No code was sent: show `message`, which is what the operator says, in a warning. Code `CODE_NOT_SENT`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    reason: t.expose('reason', { type: CodeNotSentReason, description: 'For clients that word it themselves.' }),
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'Seconds before another code may be asked for; `null` where waiting does not help.',
    }),
  }),
});

/** Refusals of the calls that send a code. */
export const sendCodeErrorMap: ErrorMap = {
  invalid_mobile: () => new CodeNotSentError('INVALID_MOBILE'),
  too_many_attempts: (details) =>
    new CodeNotSentError('TOO_MANY_ATTEMPTS', refusalDetails.too_many_attempts.safeParse(details).data?.retryAfterSeconds ?? null),
  sms_quota_exceeded: () => new CodeNotSentError('QUOTA_EXCEEDED'),
  challenge_failed: () => new ChallengeFailedError(),
  function_not_enabled: commonErrorMap.function_not_enabled,
};

/** Refusals of `POST /wps/verification/phone/begin`, where a third party sends it. */
export const beginPhoneErrorMap: ErrorMap = {
  ...sendCodeErrorMap,
  phone_service_failed: () => new CodeNotSentError('SERVICE_FAILED'),
};
