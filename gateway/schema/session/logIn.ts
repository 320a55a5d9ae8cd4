import { z } from 'zod';
import { login } from '#contract/wps/session.ts';
import { everybody } from '../access.ts';
import { builder } from '../builder.ts';
import { Member } from '../member/Member.ts';
import type { Viewer } from '../member/viewer.ts';
import { type Meanings, refusedAs, withDetails } from '../refusedAs.ts';
import { LogInFailedError, NotAMemberAccountError, TooManyAttemptsError } from '../refusals.ts';
import { RefusalInterface } from '../refusalTypes.ts';
import { openSession } from './openSession.ts';

builder.objectType(LogInFailedError, {
  name: 'LogInFailedError',
  description: 'Username or password is wrong, and it is not said which. Code `LOG_IN_FAILED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    captchaRequired: t.exposeBoolean('captchaRequired', { description: 'True where the operator will refuse the next try without a captcha.' }),
  }),
});

builder.objectType(NotAMemberAccountError, {
  name: 'NotAMemberAccountError',
  description: 'The credentials are right, but belong to an account that logs in elsewhere. Code `NOT_A_MEMBER_ACCOUNT`.',
  interfaces: [RefusalInterface],
  ...everybody,
});

interface Opened {
  readonly viewer: Viewer;
  readonly firstTime: boolean;
  readonly passwordExpired: boolean;
}

const LogInPayload = builder.objectRef<Opened>('LogInPayload').implement({
  description: 'Signed in: the session is in the cookie of this answer, out of reach of scripts.',
  authScopes: { member: true },
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Member, description: 'Who has signed in; replaces whatever the client knew of a viewer before.' }),
    firstTime: t.exposeBoolean('firstTime', { description: 'True at the first log-in of the account: welcome the member.' }),
    passwordExpired: t.exposeBoolean('passwordExpired', { description: 'True where a new password must be set before anything else.' }),
  }),
});

const LogInInput = builder.inputType('LogInInput', {
  description: 'Credentials. They are sealed for the operator\'s key on their way, and logged nowhere.',
  fields: (t) => ({
    username: t.string({ description: 'The account\'s name, as chosen at registration.' }),
    password: t.string({ description: 'Compared exactly; spaces count.' }),
  }),
});

/** Refusals of `POST /wps/session/login`. */
const meanings: Meanings = {
  login_failed: (details) => new LogInFailedError(z.object({ captcha: z.literal(true) }).safeParse(details).success),
  too_many_attempts: withDetails(z.object({ retryAfterSeconds: z.int().nonnegative() }), ({ retryAfterSeconds }) => new TooManyAttemptsError(retryAfterSeconds)),
  non_member_account: () => new NotAMemberAccountError(),
};

builder.mutationField('logIn', (t) =>
  t.field({
    type: LogInPayload,
    description: 'Signs in by username and password, in place of any session there was. `POST /wps/session/login`, then `GET /wps/member/info`. One try per request.',
    authScopes: { visitor: true },
    errors: { types: [LogInFailedError, NotAMemberAccountError, TooManyAttemptsError] },
    args: { input: t.arg({ type: LogInInput, description: 'The credentials, as typed.' }) },
    resolve: async (_root, { input }, context) => {
      const payload = login.payload.safeParse(input);
      // Longer than any account's: no need to trouble the operator, and no hint which of the two it was.
      if (!payload.success) throw new LogInFailedError(false);
      const { token, firstTimeLogin, passwordExpired } = await context.upstream.call(login, payload.data).catch(refusedAs(context.session, meanings));
      const viewer = await openSession(context, token, payload.data.username);
      return { viewer, firstTime: firstTimeLogin, passwordExpired };
    },
  }),
);
