import { login } from '#contract/identity/session.ts';
import { guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { filled } from '../../input/filled.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { FeatureOffError, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { requireSwitch } from '../../system/site/switches.ts';
import { CaptchaFailedError, ChallengeFailedError, VerificationCodeFailedError } from '../verification/verificationRefusals.ts';
import { loggedIn, LogInPayload } from './LogInPayload.ts';
import { LogInFailedError, logInErrorMap, NotAMemberAccountError, NotAnAgentAccountError } from './logInRefusals.ts';
import { LoginVerificationNeededError } from './loginVerificationRefusals.ts';
import { SelfExcludedError } from './selfExcluded.ts';

const sides = { MEMBER: 'member', AGENT: 'agent' } as const;

const Side = builder.enumType('Side', {
  description: 'Which of the two sides of the site a person logs in on; each takes its own accounts only.',
  values: {
    MEMBER: { description: 'Where members play: refuses accounts that are for agents only.' },
    AGENT: { description: "Where agents look after their members: refuses accounts without an agent's rights." },
  } satisfies Record<keyof typeof sides, { description: string }>,
});

const LogInInput = builder.inputType('LogInInput', {
  description: "Credentials. They are sealed for the operator's key on their way, and logged nowhere.",
  fields: (t) => ({
    username: t.string({ description: "The account's name, as chosen at registration." }),
    password: t.string({ description: 'Compared exactly; spaces count.' }),
    captchaId: t.id({ required: false, description: '`Captcha.id` of the picture, where one was shown.' }),
    captcha: t.string({ required: false, description: 'The characters in the picture, as typed.' }),
    challenge: t.string({
      required: false,
      description: "Solution of `requestChallenge`, after a `ChallengeFailedError`: base64 of ALTCHA's JSON.",
    }),
    rememberMe: t.boolean({
      required: false,
      description:
        'Keeps this browser signed in for a day, by a cookie that scripts cannot read. Left out or false, it forgets what was remembered.',
    }),
    forPayout: t.boolean({
      required: false,
      description:
        'For a member who is excluded and wants to withdraw: the session brings in no money, plays nothing, and is never remembered. Anybody else is refused with `LogInFailedError`.',
    }),
    side: t.field({ type: Side, required: false, description: "Where the form stands; the members' side if left out." }),
    socialTicket: t.string({
      required: false,
      description: '`SocialUnlinkedError.socialTicket`: ties that identity to this account; one that is over ties nothing.',
    }),
  }),
});

const LogInBySmsInput = builder.inputType('LogInBySmsInput', {
  description: 'A mobile number and the code that was sent to it.',
  fields: (t) => ({
    mobileNum: t.string({ description: 'As typed, without the dialling code.' }),
    countryDialingCode: t.string({ description: 'Digits of the dialling code, as of `Country.countryDialingCode`.' }),
    verificationCode: t.string({ description: 'The code of `requestLoginCode`.' }),
    rememberMe: t.boolean({
      required: false,
      description: 'Keeps this browser signed in for a day; left out or false, it forgets what was remembered.',
    }),
    forPayout: t.boolean({
      required: false,
      description:
        'For a member who is excluded and wants to withdraw: the session brings in no money, plays nothing, and is never remembered. Anybody else is refused with `VerificationCodeFailedError`.',
    }),
    side: t.field({ type: Side, required: false, description: "Which form is shown; the members' side if left out." }),
    socialTicket: t.string({
      required: false,
      description: '`SocialUnlinkedError.socialTicket`: ties that identity to the account of the number; one that is over ties nothing.',
    }),
  }),
});

const shared = [
  LoginVerificationNeededError,
  NotAMemberAccountError,
  NotAnAgentAccountError,
  SelfExcludedError,
  TooManyAttemptsError,
  FeatureOffError,
];

builder.mutationFields((t) => ({
  logIn: t.field({
    type: LogInPayload,
    description:
      'Signs in by username and password, in place of any session there was. `POST /wps/session/login`, then `GET /wps/member/info`. One try per request.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: { types: [LogInFailedError, CaptchaFailedError, ChallengeFailedError, ...shared] },
    args: { input: t.arg({ type: LogInInput, description: 'The credentials, as typed.' }) },
    resolve: async (_root, { input }, context) => {
      const payload = login.payload.safeParse({ ...filled(input), side: sides[input.side ?? 'MEMBER'] });
      // Longer than any account's: no need to trouble the operator, and no hint which of the two it was.
      if (!payload.success) throw new LogInFailedError(false, false);
      const opened = await context.upstream.call(login, payload.data).catch(mapErrors(context.session, logInErrorMap));
      return loggedIn(context, opened, payload.data.username);
    },
  }),
  logInBySms: t.field({
    type: LogInPayload,
    description:
      'Signs in by a code of `requestLoginCode`, in place of any session there was. `POST /wps/session/login` with type `sms`, then `GET /wps/member/info`. One try per request; needs `SiteSwitches.smsLogIn`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: { types: [VerificationCodeFailedError, ...shared] },
    args: { input: t.arg({ type: LogInBySmsInput, description: 'Number and code, as typed.' }) },
    resolve: async (_root, { input }, context) => {
      await requireSwitch(context, 'smsLogIn');
      const payload = login.payload.safeParse({ ...filled(input), type: 'sms', side: sides[input.side ?? 'MEMBER'] });
      if (!payload.success) throw new VerificationCodeFailedError();
      const opened = await context.upstream.call(login, payload.data).catch(mapErrors(context.session, logInErrorMap));
      // No password was typed, so none is asked to be changed, whatever an operator says.
      return loggedIn(context, { ...opened, passwordExpired: false });
    },
  }),
}));
