import { refusalDetails } from '#contract/refusalDetails.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { CaptchaFailedError, ChallengeFailedError, VerificationCodeFailedError } from '../verification/verificationRefusals.ts';
import { verificationNeeded } from './loginVerificationRefusals.ts';
import { selfExcluded } from './selfExcluded.ts';

export class LogInFailedError extends Refusal {
  readonly captchaRequired: boolean;
  readonly locked: boolean;

  constructor(captchaRequired: boolean, locked: boolean) {
    super('LOG_IN_FAILED');
    this.captchaRequired = captchaRequired;
    this.locked = locked;
  }
}

builder.objectType(LogInFailedError, {
  name: 'LogInFailedError',
  description: 'Username or password is wrong, and it is not said which. Code `LOG_IN_FAILED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    captchaRequired: t.exposeBoolean('captchaRequired', {
      description: 'True where the operator will refuse the next try without a captcha.',
    }),
    locked: t.exposeBoolean('locked', {
      description:
        'True where three logins by this name have failed within half an hour. From then on a password alone opens nothing, be it right: a second factor does, a password that was set anew, customer service, or the half hour. Names that nobody has answer the same.',
    }),
  }),
});

export class NotAMemberAccountError extends Refusal {
  constructor() {
    super('NOT_A_MEMBER_ACCOUNT');
  }
}
refusalType(
  NotAMemberAccountError,
  'NotAMemberAccountError',
  'The credentials are right, but belong to an account that logs in on the side of the agents. Code `NOT_A_MEMBER_ACCOUNT`.',
);

export class NotAnAgentAccountError extends Refusal {
  constructor() {
    super('NOT_AN_AGENT_ACCOUNT');
  }
}
refusalType(
  NotAnAgentAccountError,
  'NotAnAgentAccountError',
  'The credentials are right, but belong to a member who is no agent. Code `NOT_AN_AGENT_ACCOUNT`.',
);

/** Refusals of `POST /wps/session/login`. */
export const logInErrorMap: ErrorMap = {
  login_failed: (details) => {
    const { captcha, locked } = refusalDetails.login_failed.safeParse(details).data ?? {};
    return new LogInFailedError(captcha === true, locked === true);
  },
  captcha_failed: () => new CaptchaFailedError(),
  challenge_failed: () => new ChallengeFailedError(),
  verification_code_failed: () => new VerificationCodeFailedError(),
  verification_required: verificationNeeded,
  non_member_account: () => new NotAMemberAccountError(),
  non_agent_account: () => new NotAnAgentAccountError(),
  self_excluded: selfExcluded,
  too_many_attempts: commonErrorMap.too_many_attempts,
  function_not_enabled: commonErrorMap.function_not_enabled,
};
