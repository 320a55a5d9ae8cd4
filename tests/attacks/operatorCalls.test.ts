import { afterEach, describe, expect, test } from 'vitest';
import { createGatewayKeys } from '../../platform/core/http/gatewayKeys.ts';
import { readConfig as readGatewayConfig } from '../../gateway/config.ts';
import type { Call } from '../../gateway/contract/call.ts';
import { callNames, calls } from '../../gateway/contract/calls.ts';
import { readConfig } from '../../platform/config.ts';
import { openRealSite, password, type RealSite } from './realSite.ts';

let site: RealSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const key = 'k'.repeat(40);
const open = async (): Promise<RealSite> =>
  (site = await openRealSite({ extras: { gatewayKeys: createGatewayKeys({ keys: [key] }), gateways: new Set(['10.0.0.5']) } }));
/** A request to the operator that comes from `peer`, as somebody writes it by hand. */
const direct = (to: RealSite, call: Call, headers: Record<string, string>, peer = '203.0.113.50') =>
  to.platform.fetch(
    call.path,
    {
      method: call.method,
      headers: { merchant: 'SAMPAN', 'content-type': 'application/json', ...headers },
      ...(call.method === 'GET' ? {} : { body: '{}' }),
    },
    peer,
  );

describe("AZ-010 the operator's own calls", () => {
  test('are answered to nobody without the key of a gateway, whatever is claimed', async () => {
    const real = await open();
    const claims: readonly Record<string, string>[] = [
      {},
      { 'x-gateway-key': '' },
      { 'x-gateway-key': 'k'.repeat(39) },
      { 'x-gateway-key': `${key}k` },
      { 'x-gateway-key': 'stale-key-of-last-year-stale-key-of-last' },
      { authorization: `Bearer ${key}` },
      { 'x-client-address': '10.0.0.5', 'x-forwarded-for': '10.0.0.5' },
    ];
    for (const name of callNames)
      for (const claim of claims) {
        const answer = await direct(real, calls[name], claim);
        expect([name, claim, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
          name,
          claim,
          403,
          'gateway_required',
        ]);
      }
  });

  test("of a member need that member's token beside the key, and answer of nobody else", async () => {
    const real = await open();
    const tokens: string[] = [];
    const gateway = real.replica({
      gatewayKey: () => key,
      send: async ({ method, path, headers, body }) => {
        const answer = await real.platform.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
        const text = await answer.text();
        const token = path === calls.register.path ? (JSON.parse(text) as { value: { token: string } }).value.token : undefined;
        if (token !== undefined) tokens.push(token);
        return { status: answer.status, text };
      },
    });
    const form = (username: string) => ({
      username,
      password,
      confirmPassword: password,
      pageUrl: 'https://play.example/register',
      ageConfirmed: true,
      termsAccepted: true,
    });
    for (const username of ['linh', 'minh'])
      await real
        .browser({ gateway })
        .ask('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', { input: form(username) });
    expect(tokens).toHaveLength(2);

    for (const name of callNames.filter((each) => calls[each].token))
      for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`, `Basic ${key}`])
        expect([name, authorization, (await direct(real, calls[name], { 'x-gateway-key': key, authorization })).status]).toEqual([
          name,
          authorization,
          401,
        ]);
    const accounts = await Promise.all(
      tokens.map(
        async (token) =>
          (
            (await (await direct(real, calls.memberInfo, { 'x-gateway-key': key, authorization: `Bearer ${token}` })).json()) as {
              value: { account: string };
            }
          ).value.account,
      ),
    );
    expect(accounts).toEqual(['linh', 'minh']);
    // The right token is no way round the key.
    for (const token of tokens) expect((await direct(real, calls.memberInfo, { authorization: `Bearer ${token}` })).status).toBe(403);
  });

  test('are not made by a gateway that does not know the key', async () => {
    const real = await open();
    const stranger = real.browser({ gateway: real.replica() });
    expect(
      await stranger.answer(`mutation { answer: logIn(input: { username: "linh" password: "${password}" }) { __typename } }`),
    ).toBeUndefined();
    expect((await stranger.ask('{ popularGames { id } }')).data ?? {}).not.toHaveProperty('popularGames.0');
  });

  test('are reached on this machine alone, unless somebody says otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readGatewayConfig({}).PLATFORM_HOST).toBe('127.0.0.1');
  });
});
