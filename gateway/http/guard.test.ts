import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../execution/operation.ts';
import { cookieAfter, type GatewayUnderTest, siteOrigin, startGateway } from './testing/gatewayUnderTest.ts';

const pay = 'mutation Pay { pay }';
const logIn = 'mutation LogIn($account: String!) { logIn(account: $account) }';
const account = 'query Account { account }';
const brand = 'query Brand($suffix: String) { brand(suffix: $suffix) }';
const numbers = 'query Numbers($numbers: [Int], $box: Box) { numbers(numbers: $numbers, box: $box) }';

let site: GatewayUnderTest;
beforeAll(async () => {
  site = await startGateway([pay, logIn, account, brand, numbers]);
});
afterAll(() => site.close());

const json = { 'content-type': 'application/json' };
const own = { ...json, origin: siteOrigin };
const post = (body: string | Buffer, headers: Record<string, string> = own, target = '/graphql') =>
  site.send(target, { method: 'POST', headers, body });
const payBody = JSON.stringify({ id: idOf(pay) });

describe('bodies', () => {
  test('GQL-009 a list of operations is refused, and none of it runs', async () => {
    for (const length of [2, 10, 1000])
      expect((await post(JSON.stringify(Array.from({ length }, () => ({ id: idOf(pay) }))))).status).toBe(400);
    expect((await post(JSON.stringify([{ id: idOf(pay) }, { query: '{ account }' }]))).status).toBe(400);
    expect(site.counts.paid).toBe(0);
  });

  test('GQL-013 a body beyond 100 KB is refused by its promised and by its real length', async () => {
    const most = 100_000;
    const ofLength = (length: number): string => payBody.padEnd(length, ' ');
    for (const [length, status] of [
      [most, 200],
      [most + 1, 413],
    ] as const) {
      const body = ofLength(length);
      expect([length, (await post(body, { ...own, 'content-length': String(length) })).status]).toEqual([length, status]);
      expect([length, (await post(body, { ...own, 'transfer-encoding': 'chunked' })).status]).toEqual([length, status]);
    }
    expect(site.counts.paid).toBe(2);
    site.counts.paid = 0;
    expect((await post(gzipSync(payBody), { ...own, 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await post('', { ...own, 'content-encoding': 'br' })).status).toBe(415);
    expect(site.counts.paid).toBe(0);
  });

  test('GQL-014 variables cannot exhaust the stack, the memory or the prototypes', async () => {
    const inside = (variables: string) => post(`{"id":"${idOf(numbers)}","variables":${variables}}`);
    const deep = `{"numbers":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    const wide = `{"box":{${Array.from({ length: 6_000 }, (_none, index) => `"k${index}":1`).join(',')}}}`;
    expect((await inside(deep)).status).toBe(400);
    expect((await inside(wide)).status).toBe(400);
    for (const key of ['__proto__', 'constructor', 'prototype'])
      for (const variables of [`{"${key}":{"polluted":1}}`, `{"box":{"${key}":{"polluted":1}}}`, `{"numbers":[{"${key}":{"polluted":1}}]}`])
        expect((await inside(variables)).status).toBe(400);
    expect((await post(`{"__proto__":{"id":"${idOf(pay)}"}}`)).status).toBe(400);
    expect((await inside('{"box":{"word":"a","word":"b"}}')).status).toBe(200);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('GQL-028 whatever is not a request is answered with a constant 4xx that repeats nothing', async () => {
    const canary = 'hunter2';
    for (const body of [
      '',
      'null',
      '1',
      `"${canary}"`,
      '[]',
      `{"${canary}`,
      `{"id":"${canary}"}`,
      '{"variables":{}}',
      `{"id":"${idOf(account)}","variables":"${canary}"}`,
      `{"id":"${idOf(account)}","variables":[1]}`,
    ]) {
      const answer = await post(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(answer.body).not.toContain(canary);
    }
    for (const type of [undefined, 'text/plain', 'application/graphql', 'application/json; charset=utf-16', 'application/jsonp']) {
      expect((await post(payBody, { origin: siteOrigin, ...(type === undefined ? {} : { 'content-type': type }) })).status).toBe(415);
    }
    for (const variables of ['{', '[1]', '"x"', canary]) {
      const answer = await site.send(`/graphql?id=${idOf(brand)}&variables=${encodeURIComponent(variables)}`);
      expect(answer.status).toBe(400);
      expect(answer.body).not.toContain(canary);
    }
    for (const method of ['HEAD', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PATCH']) {
      const answer = await site.send('/graphql', { method, headers: own });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, POST']);
    }
    expect((await site.send(`/graphql?id=${idOf(brand)}&lang=XX`)).status).toBe(400);
    expect((await site.send(`/graphql?id=${idOf(brand)}&cdnBucket=99999`)).status).toBe(400);
    expect(site.counts.paid).toBe(0);
  });

  test('a value that does not fit its variable is refused without being repeated', async () => {
    const answer = await post(JSON.stringify({ id: idOf(numbers), variables: { numbers: ['PASSWORD=hunter2'] } }));
    expect(JSON.parse(answer.body)).toEqual({
      errors: [
        {
          message: 'Một giá trị trong yêu cầu không hợp lệ.',
          extensions: { code: 'BAD_USER_INPUT', detail: 'The variable `$numbers[0]` does not fit: the variable is declared as `[Int]`.' },
        },
      ],
    });
  });
});

describe('operations', () => {
  test('GQL-020 GQL-022 GQL-023 nothing but a persisted id is run in production, and every refusal is the same', async () => {
    const hash = { persistedQuery: { version: 1, sha256Hash: idOf('{ account }') } };
    const bodies = [
      { query: '{ account }' },
      { query: '{ nothingLikeThis }' },
      { query: 'mutation { pay }', id: idOf(pay) },
      { query: '{ __schema { types { name } } }' },
      { query: 'query { ...F } fragment F on Query { __type(name: "Query") { name } }' },
      { query: '{ account }', extensions: hash },
      { extensions: hash },
      { id: idOf('{ account }') },
      { id: '__proto__' },
      { id: 'constructor' },
    ];
    const answers = await Promise.all(bodies.map((body) => post(JSON.stringify(body))));
    // But for the number that finds each in the log.
    const said = answers.map(({ status, body }) => `${status} ${body.replace(/"correlationId":"[^"]+"/, '')}`);
    expect(new Set(said).size).toBe(1);
    expect(answers[0]?.status).toBe(400);
    expect(answers[0]?.body).toContain('OPERATION_NOT_FOUND');
    expect((await site.send('/graphql?query={__schema{types{name}}}')).status).toBe(400);
    expect((await site.send(`/graphql?id=${idOf(account)}&query={account}`)).status).toBe(400);
    expect(site.counts.paid).toBe(0);
  });

  test('GQL-030 there is no tool page and no framework page in production', async () => {
    for (const path of ['/graphql', '/graphiql/operation', '/', '/foo']) {
      const answer = await site.send(path, { headers: { accept: 'text/html' } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toMatch(/graphiql|yoga|unpkg|cdn/i);
    }
  });

  test('only exact paths lead to the schema', async () => {
    for (const path of [
      '/x/graphql',
      '/graphql/',
      '/graphql/x',
      '/GRAPHQL',
      '//graphql',
      '/x/health/ready',
      'http://evil.example/graphql',
    ]) {
      const answer = await post(payBody, own, path);
      expect([path, answer.status >= 400]).toEqual([path, true]);
    }
    expect(site.counts.paid).toBe(0);
  });
});

describe('origins', () => {
  test('WEB-001 forms of other sites are refused before they are read', async () => {
    const cookie = cookieAfter(await site.ask(logIn, { variables: { account: 'anna' } }));
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', undefined])
      for (const origin of ['https://evil.example', 'null']) {
        const answer = await post(payBody, { cookie, origin, ...(type === undefined ? {} : { 'content-type': type }) });
        expect(answer.status).toBe(403);
        expect((await post(payBody, { cookie, origin: siteOrigin, ...(type === undefined ? {} : { 'content-type': type }) })).status).toBe(
          415,
        );
      }
    expect(site.counts.paid).toBe(0);
  });

  test('WEB-002 nothing is changed by GET or HEAD, and other sites cannot read by them', async () => {
    const target = `/graphql?id=${idOf(pay)}`;
    for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'cross-site' }])
      for (const method of ['GET', 'HEAD'])
        expect((await site.send(target, { method, headers: headers as Record<string, string> })).status).toBeGreaterThanOrEqual(400);
    for (const document of [account, brand])
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }]) {
        // The second time, the public one would come from kept bytes.
        await site.ask(document);
        expect((await site.ask(document, { headers: headers as Record<string, string> })).status).toBe(403);
      }
    expect(site.counts.paid).toBe(0);
  });

  test("WEB-003 a write must come from the exact origin, by its own or the browser's word", async () => {
    const origins = [
      'https://evil.example',
      'null',
      'https://localhost.evil.example',
      'http://evillocalhost:3000',
      'https://localhost:3000',
      'http://localhost',
      'http://localhost:3000.evil.example',
      'http://LOCALHOST:3000/',
    ];
    for (const origin of origins) expect([origin, (await post(payBody, { ...json, origin })).status]).toEqual([origin, 403]);
    for (const site_ of ['cross-site', 'same-site', 'none', ''])
      expect((await post(payBody, { ...json, 'sec-fetch-site': site_ })).status).toBe(403);
    expect((await post(payBody, { ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(payBody, json)).status).toBe(403);
    expect(site.counts.paid).toBe(0);
    expect((await post(payBody, { ...json, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await post(payBody)).status).toBe(200);
    expect(site.counts.paid).toBe(2);
  });

  test('WEB-004 no origin is ever told that it may read', async () => {
    const preflight = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const answers = await Promise.all([
      site.send('/graphql', { method: 'OPTIONS', headers: preflight }),
      post(payBody, { ...json, origin: 'https://evil.example' }),
      site.send(`/graphql?id=${idOf(brand)}`, { headers: { origin: 'https://evil.example' } }),
      site.send(`/graphql?id=${idOf(brand)}`),
      site.send('/health/live', { headers: { origin: 'https://evil.example' } }),
    ]);
    for (const { headers } of answers) expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('every answer carries the security headers, whatever it is', async () => {
    const answers = await Promise.all([
      site.ask(brand),
      site.ask(account),
      post('{'),
      site.send('/nothing'),
      site.send('/health/live'),
      site.send('/graphql', { method: 'OPTIONS' }),
    ]);
    for (const { headers } of answers) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      for (const name of ['referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'])
        expect(headers[name]).toBeTruthy();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});
