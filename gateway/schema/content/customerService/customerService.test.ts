import { createCipheriv } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { FakeRefusal } from '../../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const document = '{ site { customerServiceUrl } }';
/** As the operator writes it: DES with one key is triple DES with the same key three times. */
const sealed = (link: string, key = 'Lantern8') => {
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return cipher.update(link, 'utf8', 'base64') + cipher.final('base64') + key;
};
const withPaths = (pathList: { type: number; path: string }[], status = {}) =>
  open({ overrides: { servicePaths: () => ({ version: { pathList } }), ...status } });

describe('customer service', () => {
  test('CS-01 ST-02 the link of the type-3 entry is opened by the last eight characters of its path', async () => {
    // Written by `openssl enc -des-ecb -K 4c616e7465726e38`, not by this code.
    const path = 'P/AkRc0FMuGznpE6zEelvCx9dLQht3bi1aCVQMNOoTw=Lantern8';
    const gateway = withPaths([
      { type: 1, path: sealed('https://img2.example/other') },
      { type: 3, path },
    ]);
    expect(await gateway.ask(document)).toEqual({ data: { site: { customerServiceUrl: 'https://img1.example/service' } } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'servicePaths')?.payload).toEqual({ csType: 'LIVECHAT' });
  });

  test.each([
    ['no entry at all', []],
    ['none of type 3', [{ type: 2, path: sealed('https://img1.example/service') }]],
    ['a host that no setting names', [{ type: 3, path: sealed('https://elsewhere.example/service') }]],
    ['a host that only begins like an allowed one', [{ type: 3, path: sealed('https://img1.example.elsewhere.example/') }]],
    ['a script', [{ type: 3, path: sealed('javascript:alert(1)') }]],
    ['a path of this site', [{ type: 3, path: sealed('/help') }]],
    ['credentials in it', [{ type: 3, path: sealed('https://someone@img1.example/') }]],
    ['another key', [{ type: 3, path: sealed('https://img1.example/service').slice(0, -8) + 'Lantern7' + 'x' }]],
    ['a key of other letters than bytes', [{ type: 3, path: `${sealed('https://img1.example/service').slice(0, -8)}đèn lồng` }]],
    ['nothing but a key', [{ type: 3, path: 'Lantern8' }]],
    ['half a block', [{ type: 3, path: 'P/AkRc0FLantern8' }]],
  ])('CS-01 %s leads nowhere', async (_what, pathList) => {
    expect(await withPaths(pathList).ask(document)).toEqual({ data: { site: { customerServiceUrl: null } } });
  });

  test.each([
    ['rank 4', 4, 'LIVECHAT'],
    ['rank 5', 5, 'VIP'],
    ['no rank', undefined, 'LIVECHAT'],
  ])('CS-01 a member of %s is led to its desk', async (_what, rankLevel, csType) => {
    const gateway = open({
      persona: 'member',
      overrides: {
        memberInfo: () => ({
          id: 'm-1001',
          account: 'heron88',
          nickname: 'Heron',
          type: 0,
          currency: 'PLAY',
          toUpline: false,
          customerId: 'm-1001',
          memberLabel: [],
          ...(rankLevel !== undefined && { clubLabel: { labelName: 'Gold', color: '#000', color2: '#fff', rankLevel } }),
        }),
        memberServicePaths: () => ({ version: { pathList: [{ type: 3, path: sealed('https://img1.example/service?ticket=once') }] } }),
      },
    });
    const { data } = await gateway.ask('mutation { openCustomerService { ... on OpenCustomerServicePayload { url vip } } }');
    expect(data).toEqual({ openCustomerService: { url: 'https://img1.example/service?ticket=once', vip: csType === 'VIP' } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'memberServicePaths')?.payload).toEqual({ csType });
  });

  test('CS-01 PW-04 a member who must change the password since the page was opened is told so in the result', async () => {
    const overrides = {
      memberInfo: () => {
        throw new FakeRefusal('password_change_required');
      },
    };
    const { data } = await open({ persona: 'member', overrides }).ask('mutation { openCustomerService { __typename } }');
    expect(data).toEqual({ openCustomerService: { __typename: 'PasswordChangeRequiredError' } });
  });

  test('CS-01 WEB-024 a member too is led to no host but those of the settings', async () => {
    const gateway = open({
      persona: 'member',
      overrides: { memberServicePaths: () => ({ version: { pathList: [{ type: 3, path: sealed('https://elsewhere.example/') }] } }) },
    });
    const { data } = await gateway.ask('mutation { openCustomerService { ... on OpenCustomerServicePayload { url } } }');
    expect(data).toEqual({ openCustomerService: { url: null } });
  });

  test('CS-01 an operator that cannot say costs the rest of the site nothing', async () => {
    const { data } = await open({ faults: { servicePaths: 'fail' } }).ask('{ site { brandName customerServiceUrl } }');
    expect(data).toEqual({ site: { brandName: 'Sampan', customerServiceUrl: null } });
  });

  test.each([
    ['maintenance', { maintenance: true, regionRestriction: false }],
    ['restriction', { maintenance: false, regionRestriction: true }],
  ])('ST-02 ST-03 it is told under %s too', async (_what, closed) => {
    const gateway = open({
      overrides: {
        visitorStatus: () => ({ info: { analytics: {}, loginRequired: false }, location: { ip: '127.0.0.1', country: 'SG' }, ...closed }),
      },
    });
    expect((await gateway.ask('{ popularGames { name } }')).errors?.[0]?.extensions?.['code']).toMatch(/MAINTENANCE|RESTRICTED/);
    expect(await gateway.ask(document)).toEqual({ data: { site: { customerServiceUrl: 'https://img1.example/service' } } });
  });
});
