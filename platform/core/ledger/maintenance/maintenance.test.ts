import { deposit } from '#contract/money/deposit.ts';
import { register } from '#contract/identity/member.ts';
import { freePlayLogin, login, logout } from '#contract/identity/session.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { registered, registrationOf } from '../../../testing/registration.ts';
import { createMaintenance, type Maintenance } from './maintenance.ts';

let maintenance: Maintenance;
let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  maintenance = createMaintenance();
  platform = await openPlatform({ maintenance });
  token = await registered(platform, 'linh');
});
afterEach(() => platform.close());

const pay = () => platform.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key: 'key' });

test('while no money may move, whatever moves it is refused in the caller’s words, and nothing is kept of it', async () => {
  maintenance.begin('books');
  expect(await pay()).toMatchObject({
    status: 200,
    success: false,
    code: 'money_maintenance',
    message: 'No money can be moved at the moment. Please try again in a little while.',
  });
  expect(await platform.call(register, registrationOf('minh'))).toMatchObject({ code: 'money_maintenance' });
  expect(await platform.call(freePlayLogin, { os: 'web' })).toMatchObject({ code: 'money_maintenance' });
  const members = await platform.parts.db.selectFrom('member').select('username').execute();
  expect(members).toEqual([{ username: 'linh' }]);
});

test('reads, logins and log-outs go on', async () => {
  maintenance.begin('disk');
  expect(await platform.call(balance, {}, { token })).toMatchObject({ success: true, value: { sumBalance: '1000' } });
  const entered = await platform.call(login, { username: 'linh', password: registrationOf('linh').password });
  expect(entered.success).toBe(true);
  expect(await platform.call(logout, {}, { token: entered.value.token })).toMatchObject({ success: true });
});

test('money moves again once both reasons are gone, and the refused key is still good', async () => {
  maintenance.begin('books');
  expect([maintenance.isOn('books'), maintenance.isOn('disk')]).toEqual([true, false]);
  maintenance.begin('disk');
  await pay();
  maintenance.end('disk');
  expect(await pay()).toMatchObject({ code: 'money_maintenance' });
  maintenance.end('books');
  expect(await pay()).toMatchObject({ success: true, value: { sumBalance: '11000' } });
});
