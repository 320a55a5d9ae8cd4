import { afterEach, expect, test } from 'vitest';
import { openRealSite, type RealSite } from './realSite.ts';

let site: RealSite;
afterEach(() => site.close());

test('an answer that comes late and finds that a password has to be changed leaves the login that was made meanwhile', async () => {
  site = await openRealSite();
  const { browser, member, platform } = site;
  await member('linh');
  await member('minh');
  const shared = browser();
  await shared.logIn('linh');
  await platform.parts.db.updateTable('member_session').set({ restricted: 1n }).execute();
  // Two requests of one browser, each with the cookies that it began with.
  const late = browser({ cookies: shared.cookies });
  expect((await late.ask('{ viewer { balance { amount } } }')).errors).toMatchObject([
    { extensions: { code: 'PASSWORD_CHANGE_REQUIRED' } },
  ]);
  expect((await late.ask('{ viewer { mustChangePassword } }')).data).toEqual({ viewer: { mustChangePassword: true } });
  await shared.logIn('minh');
  const given = late.setCookies.map((cookie) => cookie.split('=', 1)[0] ?? '');
  expect(given).toContain('__Host-session-state');
  // Written anew, it would also last for another day.
  expect(given).not.toContain('__Host-session');
  for (const name of given) shared.cookies.set(name, late.cookies.get(name) ?? '');
  expect(await shared.who()).toBe('minh');
});
