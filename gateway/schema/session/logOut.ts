import { logout } from '#contract/wps/session.ts';
import { everybody } from '../access.ts';
import { builder } from '../builder.ts';

const LogOutPayload = builder.objectRef<{ loggedOut: boolean }>('LogOutPayload').implement({
  description: 'Signed out. Drop everything that was read as a member.',
  ...everybody,
  fields: (t) => ({
    loggedOut: t.exposeBoolean('loggedOut', {
      description: 'Always true: this browser has no session any more, also where the operator could not be told and its own runs out later.',
    }),
  }),
});

builder.mutationField('logOut', (t) =>
  t.field({
    type: LogOutPayload,
    description: 'Ends the session everywhere and removes its cookie; for guests it does nothing. `DELETE /wps/session/logout`.',
    authScopes: { visitor: true },
    resolve: async (_root, _args, { session, upstream }) => {
      // A member who leaves a shared computer must be gone from it, whether or not the operator answers.
      if (session.current !== undefined) await upstream.call(logout, {}).catch(() => undefined);
      session.close();
      return { loggedOut: true };
    },
  }),
);
