import { login } from '#contract/identity/session.ts';
import { listen } from '../../platform/core/events/testing/listen.ts';
import { createGatewayKeys } from '../../platform/core/http/gatewayKeys.ts';
import { openPlatform } from '../../platform/testing/openPlatform.ts';
import type { OpenOperator, Said } from './Operator.ts';

export const openRealOperator: OpenOperator = async (options) => {
  const gatewayKeys = options && createGatewayKeys({ keys: [options.gatewayKey] });
  const platform = await openPlatform({ extras: { outbox: true, gatewayKeys } });
  return {
    call: platform.call,
    listen: (given) => listen(platform.fetch, given),
    async send(path, init) {
      const response = await platform.fetch(path, init);
      return { status: response.status, ...((await response.json()) as Omit<Said, 'status'>) };
    },
    async restrict(username, password) {
      await platform.parts.db.updateTable('member').set({ password_expired: 1n }).where('username', '=', username).execute();
      return (await platform.call(login, { username, password })).value.token;
    },
    close: platform.close,
  };
};
