import { endAllSessions, endSession } from '#contract/identity/openSessions.ts';
import { forgetLogin } from '#contract/identity/rememberedLogin.ts';
import { logout } from '#contract/identity/session.ts';
import { everybody, guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { callKeyIn } from '../../globalId.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

const LogOutPayload = builder.objectRef<{ loggedOut: boolean }>('LogOutPayload').implement({
  description: 'Signed out. Drop everything that was read as a member.',
  ...everybody,
  fields: (t) => ({
    loggedOut: t.exposeBoolean('loggedOut', {
      description:
        'Always true: this browser has no session any more, also where the operator could not be told and its own runs out later.',
    }),
  }),
});

const LogOutEverywherePayload = builder.objectRef<{ keptCurrent: boolean }>('LogOutEverywherePayload').implement({
  description: 'Every session and every remembered login of the account has ended.',
  ...everybody,
  fields: (t) => ({
    keptCurrent: t.exposeBoolean('keptCurrent', { description: 'True where this browser is still signed in, as was asked for.' }),
  }),
});

const EndSessionPayload = builder.objectRef<{ ended: boolean }>('EndSessionPayload').implement({
  description: 'One other browser is signed out.',
  ...everybody,
  fields: (t) => ({ ended: t.exposeBoolean('ended', { description: 'Always true; read `Member.sessions` again.' }) }),
});

class SessionNotFoundError extends Refusal {
  constructor() {
    super('SESSION_NOT_FOUND');
  }
}
refusalType(
  SessionNotFoundError,
  'SessionNotFoundError',
  'There is no such session of this member; those of others answer alike. Code `SESSION_NOT_FOUND`.',
);

const signedInErrors = [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError];

const LogOutEverywhereInput = builder.inputType('LogOutEverywhereInput', {
  description: 'Which browsers are signed out.',
  fields: (t) => ({
    keepCurrent: t.boolean({
      description: 'True to leave this browser signed in, which forgets that it was to be remembered; false to sign it out too.',
    }),
  }),
});

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'Which browser is signed out.',
  fields: (t) => ({
    sessionId: t.id({ description: '`MemberSession.id`; an id of another type is refused with code `BAD_USER_INPUT`.' }),
  }),
});

builder.mutationFields((t) => ({
  logOut: t.field({
    type: LogOutPayload,
    description:
      'Ends the session everywhere, forgets the login that this browser remembers, and removes both cookies. `DELETE /wps/session/logout`; `POST /wps/session/remembered/forget`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    resolve: async (_root, _args, { session, upstream }) => {
      const { current, remembered } = session;
      // A member who leaves a shared computer must be gone from it, whether or not the operator answers.
      await Promise.allSettled([
        current === undefined ? undefined : upstream.call(logout, {}),
        remembered === undefined ? undefined : upstream.call(forgetLogin, { rememberMe: remembered }),
      ]);
      session.leave();
      return { loggedOut: true };
    },
  }),
  logOutEverywhere: t.field({
    type: LogOutEverywherePayload,
    description: 'Ends every session and every remembered login of the account. `POST /wps/session/endAll`.',
    authScopes: { realMember: true },
    errors: { types: signedInErrors },
    args: { input: t.arg({ type: LogOutEverywhereInput, description: 'Whether this browser stays signed in.' }) },
    resolve: async (_root, { input: { keepCurrent } }, { session, upstream }) => {
      await upstream.call(endAllSessions, { keepCurrent }).catch(mapErrors(session, commonErrorMap));
      if (keepCurrent) session.remember(undefined);
      else session.leave();
      return { keptCurrent: keepCurrent };
    },
  }),
  endSession: t.field({
    type: EndSessionPayload,
    description: 'Signs out one other browser of the member. `POST /wps/session/end`.',
    authScopes: { realMember: true },
    errors: { types: [SessionNotFoundError, ...signedInErrors] },
    args: { input: t.arg({ type: EndSessionInput, description: 'Which of `Member.sessions` is over.' }) },
    resolve: async (_root, { input: { sessionId } }, { session, upstream }) => {
      await upstream
        .call(endSession, { sessionId: callKeyIn('MemberSession', sessionId) })
        .catch(mapErrors(session, { ...commonErrorMap, session_not_found: () => new SessionNotFoundError() }));
      return { ended: true };
    },
  }),
}));
