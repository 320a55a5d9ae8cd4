import type { z } from 'zod';
import type { openedSession } from '#contract/identity/session.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { Member } from '../member/Member.ts';
import type { Viewer } from '../member/viewer.ts';
import { openSession } from './openSession.ts';

interface LoggedIn {
  readonly viewer: Viewer;
  readonly firstTime: boolean;
  readonly passwordExpired: boolean;
}

export const LogInPayload = builder.objectRef<LoggedIn>('LogInPayload').implement({
  description: 'Signed in: the session is in the cookie of this answer, out of reach of scripts.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Member,
      description: 'Who has signed in; replaces whatever the client knew of a viewer before. Look at its `mustChangePassword` first.',
    }),
    firstTime: t.exposeBoolean('firstTime', {
      description:
        'True at the first log-in of an account that somebody else has opened, as an agent does: welcome the member. Whoever registers is signed in by that, and it is false ever after. `POST /wps/member/firstLogin` has been made already.',
    }),
    passwordExpired: t.exposeBoolean('passwordExpired', {
      description:
        'True where the password that was typed has expired: offer to change it. Whether nothing else can be done before is for `Member.mustChangePassword` to say.',
    }),
  }),
});

/** Signs in by the answer of any way in. `account` is the name that was typed, if one was. */
export async function loggedIn(context: Context, opened: z.output<typeof openedSession>, account?: string): Promise<LoggedIn> {
  const viewer = await openSession(context, opened, account);
  return { viewer, firstTime: opened.firstTimeLogin, passwordExpired: opened.passwordExpired };
}
