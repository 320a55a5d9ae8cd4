import { type CallName, callNames, calls } from '#contract/calls.ts';
import { freePlayLogin, login } from '#contract/identity/session.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGatewayKeys } from './gatewayKeys.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';

const names = callNames.toSorted();
const withToken = names.filter((name) => calls[name].token);

let platform: TestPlatform;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  platform = await openPlatform({
    brand: { access: { maintenance: false, deniedCountries: ['ZZ'], networks: [{ network: '198.51.100.0/24', country: 'ZZ' }] } },
  });
  await registered(platform, 'linh');
  await platform.parts.db.updateTable('member').set({ password_expired: 1n }).execute();
  tokens['restricted'] = (await platform.call(login, { username: 'linh', password: 'correct horse 7' })).value.token;
  tokens['trial'] = (await platform.call(freePlayLogin, { os: '' })).value.token;
});
afterAll(() => platform.close());

/** Only whether the call got past who asks; what it asks for is left empty. */
async function refusalOf(name: CallName, options: { token?: string; address?: string } = {}) {
  const call = calls[name];
  const { code } = await platform.call(call as typeof login, {} as never, { key: 'k', ...options });
  return code;
}

describe('RO-01 AZ-001 who may make which call', () => {
  test.each(withToken)('%s needs somebody', async (name) => {
    expect(await refusalOf(name)).toBe('token_required');
    expect(await refusalOf(name, { token: 'x'.repeat(43) })).toBe('token_required');
  });

  test('PW-04 a session that has to change its password can do that and log out, nothing else', async () => {
    const open: CallName[] = [];
    for (const name of withToken.filter((each) => each !== 'logout')) {
      if ((await refusalOf(name, { token: tokens['restricted'] ?? '' })) !== 'password_change_required') open.push(name);
    }
    expect(open).toEqual(['changePassword']);
  });

  test('AZ-006 a trial account plays and leaves, nothing else', async () => {
    const open: CallName[] = [];
    for (const name of withToken.filter((each) => each !== 'logout')) {
      if ((await refusalOf(name, { token: tokens['trial'] ?? '' })) !== 'in_need_true_account') open.push(name);
    }
    expect(open).toEqual(['balance', 'launchGame', 'memberIcon', 'memberInfo', 'memberServicePaths', 'visit']);
  });

  test('ST-04 AZ-008 a visitor from a country that is not served gets the status, and nothing else', async () => {
    const open: CallName[] = [];
    for (const name of names.filter((each) => !calls[each].token)) {
      if ((await refusalOf(name, { address: '198.51.100.7' })) !== 'region_restricted') open.push(name);
    }
    expect(open).toEqual(['domainRoutes', 'encryptionKeys', 'servicePaths', 'systemStatus', 'visitorStatus', 'whitelabel']);
  });

  describe('RT-12 where the site is for members alone', () => {
    const forMembers = [
      'announcements',
      'availablePromotions',
      'feedbackSettings',
      'gameList',
      'gameVendors',
      'gamesById',
      'popularGames',
      'promotionsById',
      'pvpRooms',
      'roundVerifier',
      'winnerBoard',
    ];
    const gatewayKey = 'k'.repeat(32);
    const access = { maintenance: false, loginRequired: true, deniedCountries: [], networks: [] };
    const withoutToken = names.filter((name) => !calls[name].token);
    /** Calls without a token that are refused because of who asks. */
    const refusedTo = async (at: TestPlatform, token?: string): Promise<CallName[]> => {
      const refused: CallName[] = [];
      for (const name of withoutToken) {
        const { code } = await at.call(calls[name] as typeof login, {} as never, token === undefined ? {} : { token });
        if (code === 'login_required') refused.push(name);
      }
      return refused;
    };

    test('a guest gets the ways in, the settings and the page of registration; a member all of it', async () => {
      const closed = await openPlatform({ brand: { access } });
      const member = await registered(closed, 'minh');
      expect(await refusedTo(closed)).toEqual(forMembers);
      expect(await refusedTo(closed, 'x'.repeat(43))).toEqual(forMembers);
      expect(await refusedTo(closed, member)).toEqual([]);
      await closed.close();
    });

    test('a gateway asks in nobody’s name by its key, and a stranger without it gets nothing at all', async () => {
      const closed = await openPlatform({ brand: { access }, extras: { gatewayKeys: createGatewayKeys({ keys: [gatewayKey] }) } });
      const ask = (head: Record<string, string>) =>
        closed.fetch('/lgw/games/popular?language=EN', { headers: { merchant: 'SAMPAN', ...head } });
      expect((await ask({ 'x-gateway-key': gatewayKey })).status).toBe(200);
      expect((await ask({})).status).toBe(403);
      await closed.close();
    });

    test('and where it is for everybody, a guest gets all of it', async () => {
      expect(await refusedTo(platform)).toEqual([]);
    });
  });
});
