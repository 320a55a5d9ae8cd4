import { afterEach, describe, expect, test } from 'vitest';
import { createLog, type Log } from '../../log.ts';
import type { MockGatewayOptions } from '../../testing/createMockGateway.ts';
import { FakeRefusal } from '../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const clock = { time: 1_000_000_000, now: () => clock.time };
const answerOf = (over: object) => ({
  info: { analytics: {}, loginRequired: false },
  location: { ip: '198.51.100.1', country: 'FR' },
  maintenance: false,
  regionRestriction: false,
  ...over,
});
const accessQuery = '{ siteAccess { status address country } }';

/** An operator that says for each address what the test has set. */
function site(answers: Record<string, object>, log?: Log) {
  const gateway = open({
    persona: 'member',
    trustedProxies: 1,
    clock,
    ...(log && { log }),
    overrides: { visitorStatus: () => answerOf(answers[gateway.upstream.accessCalls.at(-1)?.headers['x-client-address'] ?? ''] ?? {}) },
  });
  const from = async (address: string, query: string, more: Record<string, string> = {}) => {
    const response = await gateway.fetch('/graphql?lang=EN', {
      method: 'POST',
      headers: { 'x-forwarded-for': address, ...more },
      body: JSON.stringify({ query }),
    });
    return { status: response.status, body: (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] } };
  };
  return { gateway, from };
}

const everything = [
  '{ viewer { account } }',
  '{ popularGames { id } }',
  'mutation { logOut { loggedOut } }',
  'mutation { logIn(input: { username: "heron88", password: "river-at-dusk-7" }) { __typename } }',
  '{ site { brandName } popularGames { id } }',
  '{ siteAccess { status } viewer { account } }',
  'nonsense',
  '{ __schema { queryType { name } } }',
];

describe('visitors whom the site is closed for', () => {
  test.each([
    [{ maintenance: true }, 'MAINTENANCE', 503],
    [{ maintenance: true, regionRestriction: true }, 'MAINTENANCE', 503],
    [{ regionRestriction: true }, 'RESTRICTED', 403],
  ] as const)('ST-02 ST-03 ST-04 AZ-008 with %j get nothing but the reason: %s', async (state, code, status) => {
    const { gateway, from } = site({ '198.51.100.1': state });
    for (const query of everything) {
      const answer = await from('198.51.100.1', query);
      expect([query, answer.status, answer.body.errors?.[0]?.extensions.code, answer.body.data]).toEqual([query, status, code, undefined]);
    }
    expect(gateway.upstream.calls.filter(({ name }) => name === 'login' || name === 'logout')).toEqual([]);
    expect((await from('198.51.100.1', accessQuery)).body).toEqual({
      data: { siteAccess: { status: code, address: '198.51.100.1', country: 'FR' } },
    });
    expect((await from('198.51.100.1', '{ site { brandName } }')).body).toEqual({ data: { site: { brandName: 'Sampan' } } });
    expect((await from('198.51.100.2', '{ viewer { account } }')).body).toEqual({ data: { viewer: { account: 'heron88' } } });
  });

  test('ST-03 AZ-008 cannot get in by naming another address', async () => {
    const { from } = site({ '198.51.100.1': { regionRestriction: true } });
    const forged = { forwarded: 'for=198.51.100.2', 'x-real-ip': '198.51.100.2', 'cf-connecting-ip': '198.51.100.2' };
    for (const address of [
      '198.51.100.1',
      '198.51.100.2, 198.51.100.1',
      '::ffff:198.51.100.1',
      `${'198.51.100.2, '.repeat(100)}198.51.100.1`,
    ])
      expect((await from(address, '{ viewer { account } }', forged)).status).toBe(403);
  });

  test('are noticed within seconds, and let in again as soon', async () => {
    const answers: Record<string, object> = {};
    const { gateway, from } = site(answers);
    expect((await from('198.51.100.1', '{ viewer { account } }')).status).toBe(200);
    answers['198.51.100.1'] = { maintenance: true };
    expect((await from('198.51.100.1', '{ viewer { account } }')).status).toBe(200);
    expect(gateway.upstream.accessCalls).toHaveLength(1);
    clock.time += 30_000;
    expect((await from('198.51.100.1', '{ viewer { account } }')).status).toBe(503);
    delete answers['198.51.100.1'];
    clock.time += 30_000;
    expect((await from('198.51.100.1', '{ viewer { account } }')).status).toBe(200);
  });

  test('what is known of an address holds for five seconds, and for fifteen more while the operator is asked anew', async () => {
    const answers: Record<string, object> = {};
    const { gateway, from } = site(answers);
    const status = async () => (await from('198.51.100.1', '{ viewer { account } }')).status;
    expect(await status()).toBe(200);
    answers['198.51.100.1'] = { maintenance: true };
    clock.time += 4_999;
    expect([await status(), gateway.upstream.accessCalls.length]).toEqual([200, 1]);
    clock.time += 1;
    expect([await status(), gateway.upstream.accessCalls.length]).toEqual([200, 2]);
    await expect.poll(status).toBe(503);
    delete answers['198.51.100.1'];
    clock.time += 19_999;
    expect(await status()).toBe(503);
    await expect.poll(status).toBe(200);
    answers['198.51.100.1'] = { maintenance: true };
    clock.time += 20_000;
    expect(await status()).toBe(503);
    expect(gateway.upstream.accessCalls).toHaveLength(4);
  });

  test('ST-03 a country that nobody knows is none', async () => {
    const { from } = site({ '198.51.100.1': { location: { ip: '198.51.100.1', country: '' } } });
    expect((await from('198.51.100.1', accessQuery)).body).toEqual({
      data: { siteAccess: { status: 'NORMAL', address: '198.51.100.1', country: null } },
    });
  });

  test('UPF-001 an operator that failed is asked again after two seconds; until then what was known before counts', async () => {
    const lines: string[] = [];
    const { gateway, from } = site(
      { '198.51.100.1': { maintenance: true } },
      createLog({ level: 'warn', buffered: false }, { write: (line) => void lines.push(line) }),
    );
    const status = async (address: string) => (await from(address, '{ viewer { account } }')).status;
    expect(await status('198.51.100.1')).toBe(503);
    gateway.upstream.faults.visitorStatus = { status: 500 };
    clock.time += 20_000;
    expect(await status('198.51.100.1')).toBe(503);
    // On a busy machine the visitor is answered before the call has failed, and the two seconds begin when it has.
    await expect.poll(() => lines.filter((line) => line.includes('could not be asked whether')).length, { timeout: 10_000 }).toBe(1);
    expect(await status('198.51.100.2')).toBe(200);
    const asked = gateway.upstream.accessCalls.length;
    clock.time += 1_999;
    expect([await status('198.51.100.1'), await status('198.51.100.2'), gateway.upstream.accessCalls.length]).toEqual([503, 200, asked]);
    clock.time += 1;
    delete gateway.upstream.faults.visitorStatus;
    expect([await status('198.51.100.2'), gateway.upstream.accessCalls.length]).toEqual([200, asked + 1]);
  });

  test('UPF-001 while the operator is silent what was known before counts', async () => {
    let isSilent = false;
    const gateway = open({
      persona: 'member',
      clock,
      overrides: { visitorStatus: () => answerOf({ maintenance: true }) },
      hold: ({ name }) => (isSilent && name === 'visitorStatus' ? new Promise(() => {}) : Promise.resolve()),
    });
    const status = async () =>
      (await gateway.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: '{ viewer { account } }' }) })).status;
    expect([await status(), gateway.upstream.accessCalls.length]).toEqual([503, 1]);
    isSilent = true;
    clock.time += 20_000;
    expect([await status(), gateway.upstream.accessCalls.length]).toEqual([503, 2]);
  });

  test('one question serves all requests of an address at one moment', async () => {
    const { gateway, from } = site({});
    await Promise.all(Array.from({ length: 20 }, () => from('198.51.100.1', '{ viewer { account } }')));
    expect(gateway.upstream.accessCalls).toHaveLength(1);
    await from('198.51.100.2', '{ viewer { account } }');
    expect(gateway.upstream.accessCalls.map(({ headers, payload }) => [headers['x-client-address'], payload])).toEqual([
      ['198.51.100.1', { url: 'localhost:3000' }],
      ['198.51.100.2', { url: 'localhost:3000' }],
    ]);
  });

  test('UPF-001 an operator that does not say closes nothing, and is left alone for a while', async () => {
    const gateway = open({ persona: 'member', faults: { visitorStatus: { status: 500 } } });
    for (let turn = 0; turn < 5; turn += 1)
      expect((await gateway.ask('{ viewer { account } }')).data).toEqual({ viewer: { account: 'heron88' } });
    // Asked once, with the two retries of every read.
    expect(gateway.upstream.accessCalls).toHaveLength(3);
    const { data, errors } = await gateway.ask(accessQuery);
    expect(data).toEqual({ siteAccess: null });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['INTERNAL']);
  });

  test.each([
    ['system_maintenance', 'MAINTENANCE'],
    ['region_restricted', 'RESTRICTED'],
    ['password_change_required', 'PASSWORD_CHANGE_REQUIRED'],
    ['in_need_true_account', 'REAL_ACCOUNT_NEEDED'],
  ] as const)("the operator's own %s is told as %s", async (refuse, code) => {
    const tamper: MockGatewayOptions['tamper'] = (name, answer) => {
      if (name === 'memberInfo') throw new FakeRefusal(refuse);
      return answer;
    };
    const { errors } = await open({ persona: 'member', tamper }).ask('{ viewer { nickname } }');
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual([code]);
  });
});
