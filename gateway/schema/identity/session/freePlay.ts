import { freePlayLogin } from '#contract/identity/session.ts';
import { guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { MoneyMaintenanceError } from '../../money/wallet/MoneyMaintenanceError.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { FeatureOffError, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { requireSwitch } from '../../system/site/switches.ts';
import { loggedIn, LogInPayload } from './LogInPayload.ts';

builder.mutationField('freePlay', (t) =>
  t.field({
    type: LogInPayload,
    description:
      'Opens a trial account with play funds in a currency of its own, and signs it in for an hour. `POST /wps/session/login/freeplay`, then `GET /wps/member/info`. Needs `SiteSwitches.freePlay`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: { types: [TooManyAttemptsError, FeatureOffError, MoneyMaintenanceError] },
    resolve: async (_root, _args, context) => {
      await requireSwitch(context, 'freePlay');
      const opened = await context.upstream.call(freePlayLogin, { os: 'web' }).catch(mapErrors(context.session, commonErrorMap));
      return loggedIn(context, opened);
    },
  }),
);
