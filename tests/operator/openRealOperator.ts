import { login } from '#contract/wps/session.ts';
import { openPlatform } from '../../platform/testing/openPlatform.ts';
import type { Operator, Said } from './Operator.ts';

export async function openRealOperator(): Promise<Operator> {
  const platform = await openPlatform({ extras: { outbox: true } });
  return {
    call: platform.call,
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
}
