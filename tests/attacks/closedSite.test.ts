import { afterEach, describe, expect, test } from 'vitest';
import type { GatewayParts } from '../../gateway/server.ts';
import type { BrandAccess } from '../../platform/core/brand.ts';
import { matrix, nameOf } from '../schema/permissions.ts';
import { openRealSite, password, type RealSite } from './realSite.ts';

let site: RealSite;
afterEach(() => site.close());

const denied = '198.51.100.9';
const served = '203.0.113.9';
const access: BrandAccess = {
  maintenance: false,
  deniedCountries: ['ZZ'],
  networks: [
    { network: '198.51.100.0/24', country: 'ZZ' },
    { network: '203.0.113.0/24', country: 'VN' },
  ],
};
const open = async (over: Partial<BrandAccess> = {}): Promise<RealSite> =>
  (site = await openRealSite({ brand: { access: { ...access, ...over } } }));
const tellsWhy = new Set(['siteAccess']);

/** Status and code of the answer to a document that comes by way of `forwarded`. */
async function statusOf(forwarded: Record<string, string>, document = '{ viewer { account } }', parts?: Partial<GatewayParts>) {
  const gateway = parts ? site.replica(parts) : site.gateway;
  const answer = await site
    .browser({ gateway })
    .fetch('/graphql?lang=EN', { method: 'POST', headers: forwarded, body: JSON.stringify({ query: document }) });
  const { errors, data } = (await answer.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
  return { status: answer.status, code: errors?.[0]?.extensions.code, data };
}

describe('AZ-008 a site that is closed', () => {
  test.each([
    ['RESTRICTED', 403, {}],
    ['MAINTENANCE', 503, { maintenance: true, deniedCountries: [] }],
  ] as const)('%s refuses every operation but the one that tells why', async (code, status, over) => {
    await open(over);
    for (const { document } of matrix.filter((each) => !tellsWhy.has(nameOf(each.document))))
      expect([document, await statusOf({ 'x-forwarded-for': denied }, document)]).toEqual([document, { status, code, data: undefined }]);
    expect((await statusOf({ 'x-forwarded-for': denied }, '{ siteAccess { status address } }')).data).toEqual({
      siteAccess: { status: code, address: denied },
    });
    expect(await site.platform.parts.db.selectFrom('member').select('username').execute()).toEqual([]);
  });

  test('a session that was opened elsewhere does not open it', async () => {
    await open();
    await site.member('linh');
    const linh = site.browser({ address: served });
    await linh.logIn('linh');
    expect(await linh.who()).toBe('linh');
    const moved = site.browser({ address: denied, cookies: [...linh.cookies] });
    expect(
      (await moved.fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ query: '{ viewer { account } }' }) })).status,
    ).toBe(403);
  });

  const forged: readonly Record<string, string>[] = [
    { 'x-forwarded-for': `${served}, ${denied}` },
    { 'x-forwarded-for': `${Array.from({ length: 100 }, () => served).join(', ')}, ${denied}` },
    { 'x-forwarded-for': `::ffff:${denied}` },
    { 'x-forwarded-for': `::FFFF:${denied}` },
    {
      'x-forwarded-for': denied,
      forwarded: `for=${served}`,
      'x-real-ip': served,
      'cf-connecting-ip': served,
      'true-client-ip': served,
      'x-client-ip': served,
    },
    { 'x-forwarded-for': denied, 'x-client-address': served },
    { 'x-forwarded-for': ` ${denied} ` },
  ];
  test.each(forged)('is not opened by %j', async (headers) => {
    await open();
    expect(await statusOf(headers)).toMatchObject({ status: 403, code: 'RESTRICTED' });
  });

  test('is not asked to believe a header where no proxy stands in front, or none that wrote it', async () => {
    await open({ networks: [{ network: '127.0.0.0/8', country: 'ZZ' }, ...access.networks] });
    for (const trustedProxies of [0, ['10.0.0.0/8'], ['::1']] as const)
      expect(await statusOf({ 'x-forwarded-for': served }, undefined, { trustedProxies })).toMatchObject({
        status: 403,
        code: 'RESTRICTED',
      });
    expect(await statusOf({ 'x-forwarded-for': served }, undefined, { trustedProxies: ['127.0.0.1'] })).toMatchObject({ status: 200 });
  });

  test('is closed at the operator too, for a gateway that would let everybody in', async () => {
    await open();
    await site.member('linh');
    const gateway = site.replica({
      send: async ({ method, path, headers, body }) => {
        if (path.startsWith('/wps/system/permission')) return { status: 500, text: '' };
        const answer = await site.platform.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
        return { status: answer.status, text: await answer.text() };
      },
    });
    const linh = site.browser({ address: denied, gateway });
    const { data, errors } = await linh.ask(`mutation { logIn(input: { username: "linh" password: "${password}" }) { __typename } }`);
    expect(data ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['RESTRICTED']);
    expect([...linh.cookies.keys()].filter((name) => !name.endsWith('browser'))).toEqual([]);
  });
});
