import { afterEach, expect, test } from 'vitest';
import { idOf } from '../../execution/operation.ts';
import { type GatewayUnderTest, siteOrigin, startGateway } from '../testing/gatewayUnderTest.ts';

let site: GatewayUnderTest;
afterEach(() => site.close());

const json = { 'content-type': 'application/json' };
const requests = {
  origin: { target: '/graphql', sent: { method: 'POST', headers: json, body: '{"query":"{ account }"}' } },
  get: { target: '/graphql?query={account}', sent: {} },
  anything: { target: '/graphql?query={account}', sent: { headers: { origin: siteOrigin } } },
  unreadable: { target: '/graphql?query={account', sent: { headers: { origin: siteOrigin, accept: 'application/json' } } },
  preflight: { target: '/graphql', sent: { method: 'OPTIONS', headers: { origin: 'http://localhost:5174' } } },
  mutation: { target: `/graphql?id=${idOf('mutation { pay }')}`, sent: { headers: { origin: siteOrigin } } },
  unknown: { target: `/graphql?id=${'0'.repeat(64)}`, sent: {} },
  short: { target: '/graphql?id=abc', sent: {} },
  leftOut: { target: `/graphql?id=${idOf('{ acount }')}`, sent: {} },
  neither: { target: '/graphql', sent: { method: 'POST', headers: { ...json, origin: siteOrigin }, body: '{"qurey":"{ account }"}' } },
  empty: { target: '/graphql', sent: { method: 'POST', headers: { ...json, origin: siteOrigin }, body: '{"query":" "}' } },
  variables: {
    target: '/graphql',
    sent: { method: 'POST', headers: { ...json, origin: siteOrigin }, body: '{"query":"{ account }","variables":"{}"}' },
  },
  body: { target: '/graphql', sent: { method: 'POST', headers: { ...json, origin: siteOrigin }, body: '{"query":' } },
  json: { target: `/graphql?id=${'0'.repeat(64)}&variables={`, sent: {} },
  address: {
    target: '/graphql?lang=XX',
    sent: { method: 'POST', headers: { ...json, origin: siteOrigin }, body: '{"query":"{ account }"}' },
  },
} as const;

async function toldOf(name: keyof typeof requests): Promise<{ readonly code: string; readonly detail?: string }> {
  const { target, sent } = requests[name];
  const { errors } = JSON.parse((await site.send(target, sent)).body) as { errors: [{ extensions: { code: string; detail?: string } }] };
  return errors[0].extensions;
}

test('in development a request that is refused before it is read says what to send instead', async () => {
  site = await startGateway(['{ acount }', 'mutation { pay }'], { examplesFolder: '/nowhere' });
  expect(await toldOf('origin')).toMatchObject({
    code: 'FOREIGN_ORIGIN',
    detail: expect.stringMatching(new RegExp(`Origin: ${siteOrigin}.*npm run mock`)) as string,
  });
  expect(await toldOf('preflight')).toMatchObject({
    code: 'METHOD_NOT_ALLOWED',
    detail: expect.stringContaining('npm run mock') as string,
  });
  expect(await toldOf('mutation')).toMatchObject({ code: 'METHOD_NOT_ALLOWED', detail: expect.stringContaining('by POST') as string });
  expect(await toldOf('get')).toMatchObject({ code: 'OPERATION_NOT_FOUND', detail: expect.stringContaining('POST') as string });
  expect(await toldOf('anything')).toMatchObject({ code: 'OPERATION_NOT_FOUND', detail: expect.stringContaining('Accept') as string });
  expect(await toldOf('unreadable')).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED' });
  expect(await toldOf('unknown')).toMatchObject({
    code: 'OPERATION_NOT_FOUND',
    detail: expect.stringContaining('npm run generate') as string,
  });
  expect(await toldOf('short')).toMatchObject({ detail: expect.stringContaining('64 hexadecimal digits') as string });
  expect(await toldOf('leftOut')).toMatchObject({
    code: 'OPERATION_NOT_FOUND',
    detail: expect.stringMatching(/does not fit the schema.*Did you mean "account"\?/) as string,
  });
  expect(await toldOf('address')).toMatchObject({ code: 'BAD_REQUEST', detail: expect.stringContaining('TY') as string });
  expect(await toldOf('body')).toMatchObject({ code: 'BAD_REQUEST', detail: expect.stringContaining('one JSON object') as string });
  expect(await toldOf('json')).toMatchObject({ code: 'BAD_REQUEST', detail: expect.stringContaining('`variables`') as string });
  expect(await toldOf('empty')).toMatchObject({ code: 'OPERATION_NOT_FOUND', detail: expect.stringContaining('`query`') as string });
  expect(await toldOf('variables')).toMatchObject({ code: 'BAD_USER_INPUT', detail: expect.stringContaining('an object') as string });
  expect(await toldOf('neither')).toMatchObject({ code: 'OPERATION_NOT_FOUND', detail: expect.stringContaining('`query`') as string });
});

test('AZ-004 in production it says no more than its code', async () => {
  site = await startGateway(['{ acount }']);
  for (const name of ['origin', 'get', 'unknown', 'short', 'leftOut', 'neither', 'address', 'body', 'json', 'variables'] as const)
    expect(Object.keys(await toldOf(name)).toSorted()).toEqual(['code', 'correlationId']);
});
