import { login } from '#contract/identity/session.ts';
import { listen } from '../../platform/core/events/testing/listen.ts';
import { createGatewayKeys } from '../../platform/core/http/gatewayKeys.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import type { Operator, OperatorAnswer } from './Operator.ts';

/** Over a platform of its own, unless one is given. */
export async function openRealOperator(
  options: { readonly gatewayKey?: string; readonly platform?: TestPlatform } = {},
): Promise<Operator> {
  const gatewayKeys = options.gatewayKey === undefined ? undefined : createGatewayKeys({ keys: [options.gatewayKey] });
  const platform = options.platform ?? (await openPlatform({ extras: { outbox: true, gatewayKeys } }));
  return {
    call: platform.call,
    listen: (given) => listen(platform.fetch, given),
    async send(path, init) {
      const response = await platform.fetch(path, init);
      return { status: response.status, ...((await response.json()) as Omit<OperatorAnswer, 'status'>) };
    },
    async restrict(username, password) {
      await platform.parts.db.updateTable('member').set({ password_expired: 1n }).where('username', '=', username).execute();
      return (await platform.call(login, { username, password })).value.token;
    },
    close: platform.close,
  };
}
