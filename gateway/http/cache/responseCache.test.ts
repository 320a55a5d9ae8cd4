import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { idOf } from '../../execution/operation.ts';
import type { Send } from '../../upstream/transport/send.ts';
import { cookieAfter, type GatewayUnderTest, smallOperator, startGateway } from '../testing/gatewayUnderTest.ts';
import { answered, statusOf } from '../../upstream/testing/fakeAnswers.ts';

const brand = 'query Brand($suffix: String) { brand(suffix: $suffix) }';
const publicToken = '{ brand publicToken }';
const publicFailure = '{ brand publicFailure }';
const account = 'query Account { account }';
const balance = 'query Balance { balance }';
const mixed = 'query Mixed { brand account }';
const hidden = 'query Hidden { brand ...More } fragment More on Query { ... { account } }';
const logIn = 'mutation LogIn($account: String!) { logIn(account: $account) }';
const all = [brand, publicToken, publicFailure, account, balance, mixed, hidden, logIn];

let site: GatewayUnderTest;
afterEach(() => site.close());

const movingClock = () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  return clock;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
/** Compressing happens off the main thread, some time after the second question. */
const compressed = (asked: GatewayUnderTest) =>
  vi.waitFor(
    async () => expect((await asked.ask(brand, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br'),
    { timeout: 5_000 },
  );

describe('who gets what', () => {
  test("under load, guest, member A, member B and guest again each get their own and nobody else's", async () => {
    site = await startGateway(all);
    const anna = cookieAfter(await site.ask(logIn, { variables: { account: 'anna' } }));
    const bertram = cookieAfter(await site.ask(logIn, { variables: { account: 'bertram' } }));
    expect(anna).not.toBe(bertram);
    const people = [
      { cookie: '', name: 'guest', token: undefined },
      { cookie: anna, name: 'anna', token: 'Bearer token-of-anna-0123456789' },
      { cookie: bertram, name: 'bertram', token: 'Bearer token-of-bertram-0123456789' },
      { cookie: '', name: 'guest', token: undefined },
    ];
    const asPerson = async ({ cookie, name, token }: (typeof people)[number]) => {
      const headers = cookie === '' ? {} : { cookie };
      const [own, wallet, both, inFragment, shared] = await Promise.all(
        [account, balance, mixed, hidden, publicToken].map((document) => site.ask(document, { headers })),
      );
      expect(JSON.parse(own?.body ?? '')).toEqual({ data: { account: name } });
      expect(JSON.parse(both?.body ?? '')).toEqual({ data: { brand: 'Sampan', account: name } });
      expect(JSON.parse(inFragment?.body ?? '')).toEqual({ data: { brand: 'Sampan', account: name } });
      expect(JSON.parse(wallet?.body ?? '').data.balance).toBe(token === undefined ? null : String(token.length));
      // A public field that reads the session finds none, even when a member is the first to ask.
      expect(JSON.parse(shared?.body ?? '')).toEqual({ data: { brand: 'Sampan', publicToken: 'none' } });
      for (const answer of [own, wallet, both, inFragment]) {
        expect(answer?.headers['cache-control']).toBe('no-store');
        expect(answer?.headers.etag).toBeUndefined();
      }
      expect(shared?.headers['cache-control']).toContain('private');
      expect(shared?.headers['set-cookie']).toBeUndefined();
    };
    await asPerson(people[1] as (typeof people)[number]);
    await Promise.all(Array.from({ length: 200 }, (_none, turn) => asPerson(people[turn % 4] as (typeof people)[number])));
  }, 60_000);

  test('variables, language and cdnBucket each have answers of their own; undeclared variables do not', async () => {
    site = await startGateway(all);
    const of = async (query: string) => JSON.parse((await site.send(`/graphql?id=${idOf(brand)}&${query}`)).body).data.brand as string;
    const suffix = (text: string) => `variables=${encodeURIComponent(JSON.stringify({ suffix: text }))}`;
    // The first time what was typed is not kept yet.
    for (const _time of [1, 2]) {
      expect(await of(suffix('!'))).toBe('Sampan!');
      expect(await of(suffix('?'))).toBe('Sampan?');
    }
    expect(site.counts.brand).toBe(4);
    for (const _time of [1, 2]) {
      await of(`${suffix('!')}&lang=EN`);
      await of(`${suffix('!')}&lang=TY&cdnBucket=1`);
    }
    expect(site.counts.brand).toBe(8);
    await of(`variables=${encodeURIComponent('{"unused":1, "suffix":"!"}')}`);
    await of(`${suffix('!')}&anything=else`);
    expect(site.counts.brand).toBe(8);
  });
});

describe('kept bytes', () => {
  test('one entity tag for each encoding, and 304 for who has the bytes', async () => {
    const longName = 'Sampan '.repeat(300);
    site = await startGateway(all, {
      send: async (request) => (request.path.startsWith('/wps/system/status') ? answered(statusOf(longName)) : smallOperator(request)),
    });
    const first = await site.ask(brand);
    const plain = await site.ask(brand);
    await compressed(site);
    const zipped = await site.ask(brand, { headers: { 'accept-encoding': 'gzip' } });
    const brotli = await site.ask(brand, { headers: { 'accept-encoding': 'gzip, br;q=0.9' } });
    expect(plain.body).toBe(first.body);
    expect([plain, zipped, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    const tags = [plain, zipped, brotli].map(({ headers }) => headers.etag as string);
    expect(new Set(tags).size).toBe(3);
    expect(plain.headers.vary).toBe('Accept-Encoding, Accept');
    for (const tag of [tags[0] as string, `"other", ${tags[0]}`, `W/${tags[0]}`, '*']) {
      const again = await site.ask(brand, { headers: { 'if-none-match': tag } });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', tags[0]]);
      expect(again.headers['content-security-policy']).toBeTruthy();
      expect(again.headers.vary).toBe('Accept-Encoding, Accept');
    }
    expect((await site.ask(brand, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const refusing = { 'accept-encoding': 'br;q=0, gzip; q=0.000, deflate' };
    expect((await site.ask(brand, { headers: refusing })).headers['content-encoding']).toBeUndefined();
    expect((await site.ask(brand, { headers: { 'if-none-match': tags[0] as string, 'accept-encoding': 'gzip' } })).status).toBe(200);
    expect(site.counts.brand).toBe(1);
    for (const accept of ['application/json', 'application/graphql-response+json', 'application/json'])
      expect((await site.ask(brand, { headers: { accept } })).headers['content-type']).toBe(`${accept}; charset=utf-8`);
  });

  test('an answer that is asked for again is compressed, and its compressed bytes are the plain ones', async () => {
    site = await startGateway(all, { send: async () => answered(statusOf('Thuyền 舟 '.repeat(200))) });
    const plain = await site.ask(brand);
    const early = await fetch(`http://127.0.0.1:${site.port}/graphql?id=${idOf(brand)}&lang=EN&cdnBucket=0`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([early.headers.get('content-encoding'), await early.text()]).toEqual([null, plain.body]);
    await compressed(site);
    const response = await fetch(`http://127.0.0.1:${site.port}/graphql?id=${idOf(brand)}&lang=EN&cdnBucket=0`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(plain.body);
    expect(() => gunzipSync(plain.body)).toThrow();
  });

  test('a stale answer is given once more while one refresh is made, and not after five minutes', async () => {
    const clock = movingClock();
    let name = 'First';
    let release = (): void => {};
    let held: Promise<void> | undefined;
    const send: Send = async () => {
      await held;
      return answered(statusOf(name));
    };
    site = await startGateway(all, { clock, send });
    const brandNow = async () => JSON.parse((await site.ask(brand)).body).data.brand as string;
    expect(await Promise.all(Array.from({ length: 20 }, brandNow))).toEqual(Array.from({ length: 20 }, () => 'First'));
    expect(site.counts.brand).toBe(1);

    name = 'Second';
    clock.time += 400_000;
    expect(await brandNow()).toBe('Second');
    expect(site.counts.brand).toBe(2);

    name = 'Third';
    held = new Promise((resolve) => (release = resolve));
    clock.time += 299_000;
    expect(await Promise.all(Array.from({ length: 20 }, brandNow))).toEqual(Array.from({ length: 20 }, () => 'Second'));
    expect(site.counts.brand).toBe(3);
    release();
    await settled();
    // The operator's own status was stale too, and was given once more for that refresh.
    clock.time += 6_000;
    await brandNow();
    await settled();
    expect(await brandNow()).toBe('Third');
  });

  test('what is kept grows old though the clock of the machine is put back', async () => {
    const clock = movingClock();
    let name = 'First';
    site = await startGateway(all, { clock, send: async () => answered(statusOf(name)) });
    const brandNow = async () => JSON.parse((await site.ask(brand)).body).data.brand as string;
    expect(await brandNow()).toBe('First');
    name = 'Second';
    clock.time -= 3_600_000;
    expect(await brandNow()).toBe('First');
    clock.time += 400_000;
    expect(await brandNow()).toBe('Second');
  });

  test('an answer with an error is given and never kept, and leaves a good one in its place', async () => {
    const clock = movingClock();
    let down = false;
    site = await startGateway(all, { clock, send: async () => (down ? { status: 500, text: '' } : answered(statusOf('Sampan'))) });
    const failing = await site.ask(publicFailure);
    expect(JSON.parse(failing.body).errors[0].extensions.code).toBe('INTERNAL');
    expect(failing.headers['cache-control']).toBe('no-store');
    const before = site.counts.brand;
    await site.ask(publicFailure);
    expect(site.counts.brand).toBe(before + 1);

    await site.ask(brand);
    down = true;
    clock.time += 30_000;
    for (let turn = 0; turn < 3; turn += 1) {
      clock.time += 2_000;
      expect(JSON.parse((await site.ask(brand)).body)).toEqual({ data: { brand: 'Sampan' } });
      await settled();
    }
  });

  test('what somebody has typed is kept from the second time on, and until then given without an entity tag', async () => {
    site = await startGateway(all);
    const asked = async (variables: Record<string, unknown>) => {
      const { status, body, headers } = await site.ask(brand, { variables });
      const { etag, vary, 'cache-control': lifetime, 'content-type': type, 'content-length': length } = headers;
      expect([status, body, vary, lifetime, type, length]).toEqual([
        200,
        JSON.stringify({ data: { brand: `Sampan${String(variables['suffix'] ?? '')}` } }),
        'Accept-Encoding, Accept',
        'private, max-age=5, stale-while-revalidate=60',
        'application/json; charset=utf-8',
        String(Buffer.byteLength(body)),
      ]);
      return [etag !== undefined, site.counts.brand];
    };
    const typed = { suffix: ' thuyền' };
    expect([await asked(typed), await asked(typed), await asked(typed)]).toEqual([
      [false, 1],
      [true, 2],
      [true, 2],
    ]);
    // Where nothing was typed it is what everybody asks for.
    expect([await asked({ suffix: null }), await asked({ suffix: null })]).toEqual([
      [true, 3],
      [true, 3],
    ]);
  });

  test('as many addresses as somebody may think of are kept within bounds', async () => {
    site = await startGateway(all);
    for (let batch = 0; batch < 22; batch += 1)
      for (const _time of [1, 2])
        await Promise.all(Array.from({ length: 100 }, (_none, index) => site.ask(brand, { variables: { suffix: `${batch}-${index}` } })));
    const before = site.counts.brand;
    expect(before).toBe(4_400);
    await site.ask(brand, { variables: { suffix: '0-0' } });
    expect(site.counts.brand).toBe(before + 1);
    await site.ask(brand, { variables: { suffix: '21-99' } });
    expect(site.counts.brand).toBe(before + 1);
  });
});
