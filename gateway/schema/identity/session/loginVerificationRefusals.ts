import type { z } from 'zod';
import { refusalDetails } from '#contract/refusalDetails.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, withDetails } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { selfExcluded } from './selfExcluded.ts';

type Needed = z.output<typeof refusalDetails.verification_required>;
type Way = Needed['methods'][number];

/** The operator's word for each way to prove that it is oneself. */
export const verificationMethods = {
  PHONE: 'phone',
  EMAIL: 'email',
  BANK_NAME: 'bankName',
  AUTHENTICATOR: 'totp',
  RECOVERY_CODE: 'recoveryCode',
} as const satisfies Record<string, Way['method']>;

const methodOf = new Map(Object.entries(verificationMethods).map(([name, word]) => [word, name as keyof typeof verificationMethods]));

export const LoginVerificationMethod = builder.enumType('LoginVerificationMethod', {
  description: "A way to prove that a login which has to be proven, or a change of what the account is held by, is the member's own.",
  values: {
    PHONE: { description: 'A code by SMS to the number of the account.' },
    EMAIL: { description: 'A code by mail to the bound address.' },
    BANK_NAME: { description: 'The name on the bank account that withdrawals go to, as it was registered.' },
    AUTHENTICATOR: { description: 'The six digits that an authenticator app shows at this moment.' },
    RECOVERY_CODE: { description: 'One of the codes that were shown when the app was bound; each is good once.' },
  } satisfies Record<keyof typeof verificationMethods, { description: string }>,
});

export const LoginVerificationChoice = builder.objectRef<Way>('LoginVerificationChoice').implement({
  description: 'A way to prove that it is oneself, of those that are open to this account.',
  ...everybody,
  fields: (t) => ({
    method: t.field({
      type: LoginVerificationMethod,
      description: 'What will be asked for.',
      resolve: ({ method }) => methodOf.get(method) ?? 'PHONE',
    }),
    hint: t.exposeString('hint', {
      description: 'Where a code would go, with most of it covered, such as `+84 ••• 12`; empty where nothing is sent.',
    }),
  }),
});

export class LoginVerificationNeededError extends Refusal {
  readonly needed: Needed;

  constructor(needed: Needed) {
    super('LOGIN_VERIFICATION_NEEDED');
    this.needed = needed;
  }
}

builder.objectType(LoginVerificationNeededError, {
  name: 'LoginVerificationNeededError',
  description:
    'Everything was right, but the account does not know this address, logins by its name have failed a moment ago, or a new password was set by phone: let the person choose a way, and answer it with `answerLoginVerification`. Code `LOGIN_VERIFICATION_NEEDED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    verificationId: t.id({ description: 'Names this login; to be kept in memory only.', resolve: ({ needed }) => needed.verificationId }),
    choices: t.field({
      type: [LoginVerificationChoice],
      description: 'In the order to offer them.',
      resolve: ({ needed }) => needed.methods,
    }),
    expiresInSeconds: t.int({
      description: 'Seconds for all of it; then the person logs in anew.',
      resolve: ({ needed }) => needed.expiresInSeconds,
    }),
  }),
});

/** The details of `verification_required`, whichever way in was taken. */
export const verificationNeeded = withDetails(refusalDetails.verification_required, (needed) => new LoginVerificationNeededError(needed));

export class LoginVerificationExpiredError extends Refusal {
  constructor() {
    super('LOGIN_VERIFICATION_EXPIRED');
  }
}
refusalType(
  LoginVerificationExpiredError,
  'LoginVerificationExpiredError',
  'Five minutes or five tries are over: begin with the login again. Code `LOGIN_VERIFICATION_EXPIRED`.',
);

export class LoginVerificationFailedError extends Refusal {
  readonly triesLeft: number;

  constructor(triesLeft: number) {
    super('LOGIN_VERIFICATION_FAILED');
    this.triesLeft = triesLeft;
  }
}

builder.objectType(LoginVerificationFailedError, {
  name: 'LoginVerificationFailedError',
  description: 'The answer is wrong, or was used before. Code `LOGIN_VERIFICATION_FAILED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({ triesLeft: t.exposeInt('triesLeft', { description: 'Answers that will still be looked at.' }) }),
});

/** Refusals of the two calls of a login verification. */
export const loginVerificationErrorMap: ErrorMap = {
  verification_failed: withDetails(refusalDetails.verification_failed, ({ triesLeft }) => new LoginVerificationFailedError(triesLeft)),
  self_excluded: selfExcluded,
  verification_expired: () => new LoginVerificationExpiredError(),
  too_many_attempts: commonErrorMap.too_many_attempts,
  function_not_enabled: commonErrorMap.function_not_enabled,
};
