import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { popularGames } from '../contract/lgw/popularGames.ts';
import { deposit } from '../contract/wps/deposit.ts';
import { gameList } from '../contract/wps/game.ts';
import { memberInfo } from '../contract/wps/member.ts';
import { login, logout } from '../contract/wps/session.ts';
import { registerSettings, systemStatus } from '../contract/wps/system.ts';
import { balance } from '../contract/wps/wallet.ts';
import type { Language } from '../context.ts';
import { answered, statusOf } from '../http/gatewayUnderTest.ts';
import { silentLog } from '../log.ts';
import { type Asker, createUpstreamClient, type UpstreamClientParts } from './client.ts';
import { NotSignedIn, UpstreamFault, UpstreamRefusal } from './failure.ts';
import { noUpstreamMetrics } from './metrics.ts';
import { SendFailure, type UpstreamAnswer, type UpstreamRequest } from './send.ts';

const hosts = ['https://one.example', 'https://two.example', 'https://three.example'];
const clock = { time: 1_000_000_000_000, now: () => clock.time };
let sent: UpstreamRequest[] = [];
let respond: (request: UpstreamRequest) => UpstreamAnswer | Promise<UpstreamAnswer>;

beforeEach(() => {
  clock.time += 1_000_000;
  sent = [];
  respond = ({ path }) => (path.startsWith('/wps/system/status') ? answered(statusOf('Sampan', hosts)) : answered({ sumBalance: '1', currency: 'PLAY' }));
});

const client = (parts: Partial<UpstreamClientParts> = {}) =>
  createUpstreamClient({
    send: async (request) => {
      sent.push(request);
      return respond(request);
    },
    origin: 'https://operator.example', merchant: 'SAMPAN', assetOrigins: hosts, clock, log: silentLog(), metrics: noUpstreamMetrics,
    random: { fraction: () => 0, id: () => `id-${sent.length}-0123456789abcdef` }, ...parts,
  });
const asker = (given: Partial<Asker> = {}): Asker => ({ token: () => 'token-0123456789abcdef', language: 'EN', shard: 0, deadline: clock.now() + 8_000, ...given });
const away = (kind: SendFailure['kind'] = 'connect') => () => Promise.reject(new SendFailure(kind, 'away'));
const payment = { methodId: 'm', amount: '10' };

describe('what is sent', () => {
  test('UP-04 every call carries the language of its request, and the merchant', async () => {
    const { forRequest } = client();
    for (const language of ['TY', 'EN', 'VI', 'CN', 'TH', 'ID'] satisfies Language[]) {
      await forRequest(asker({ language })).call(balance, {});
      expect(sent.at(-1)?.headers).toMatchObject({ language, merchant: 'SAMPAN' });
    }
  });

  test('a token goes with the calls that need one and with no others, and is asked for anew each time', async () => {
    let token: string | undefined;
    const upstream = client().forRequest(asker({ token: () => token, clientAddress: '10.1.2.3', correlationId: 'c1' }));
    await expect(upstream.call(balance, {})).rejects.toBeInstanceOf(NotSignedIn);
    expect(sent).toEqual([]);
    token = 'token-of-the-new-session';
    await upstream.call(balance, {});
    expect(sent[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, 'x-client-address': '10.1.2.3', 'x-correlation-id': 'c1' });
    await upstream.call(systemStatus, {});
    expect(sent[1]?.headers['authorization']).toBeUndefined();
    expect(sent[1]?.headers['x-client-address']).toBeUndefined();
  });

  test('payloads are data: they cannot add to the path, the query or the headers', async () => {
    respond = () => answered({ games: [], total: 0, totalPages: 0 });
    const gameName = "a&pageSize=1#/../x?merchant=EVIL\r\nx: y%00'";
    await client().forRequest(asker()).call(gameList, { merchant: 'SAMPAN', gameType: 'RNG', gameName, language: 'EN' });
    const address = new URL(sent[0]?.path ?? '', 'https://operator.example');
    expect(address.pathname).toBe('/wps/game/list');
    expect(address.searchParams.getAll('gameName')).toEqual([gameName]);
    expect(address.searchParams.getAll('pageSize')).toEqual(['42']);
    expect(address.searchParams.get('vassalage')).toBeNull();
    expect(sent[0]?.path).not.toMatch(/[\r\n\0]/);
  });

  test('what must be sealed is sealed for the published key, and once more when that has changed', async () => {
    const pairs = await Promise.all([generateKeyPair('ECDH-ES', { extractable: true }), generateKeyPair('ECDH-ES', { extractable: true })]);
    const jwks = await Promise.all(pairs.map(async ({ publicKey }, index): Promise<JWK> => ({ ...(await exportJWK(publicKey)), kid: `k${index}`, use: 'enc', alg: 'ECDH-ES' })));
    let current = 0;
    respond = async ({ path, body }) => {
      if (path.startsWith('/wps/system/encryptionKeys')) return answered({ keys: [jwks[current]] });
      expect(body).not.toContain('hunter2');
      const opened = await compactDecrypt(body ?? '', pairs[current]?.privateKey as CryptoKey).catch(() => undefined);
      if (!opened) return { status: 400, text: '{"success":false,"code":"seal_refused"}' };
      expect(opened.protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: `k${current}` });
      expect(JSON.parse(new TextDecoder().decode(opened.plaintext))).toMatchObject({ username: 'anna', password: 'hunter2', iat: clock.now() / 1000, jti: expect.any(String) });
      return answered({ token: 'a-token-0123456789', firstTimeLogin: false, passwordExpired: false });
    };
    const upstream = client().forRequest(asker());
    await upstream.call(login, { username: 'anna', password: 'hunter2' });
    await upstream.call(login, { username: 'anna', password: 'hunter2' });
    expect(sent.map(({ path }) => path)).toEqual(['/wps/system/encryptionKeys', '/wps/session/login', '/wps/session/login']);
    expect(sent[1]?.headers['content-type']).toBe('application/jose');
    current = 1;
    await upstream.call(login, { username: 'anna', password: 'hunter2' });
    expect(sent.length).toBe(6);
    jwks[1] = jwks[0] as JWK;
    current = 1;
    const { forRequest } = client();
    await expect(forRequest(asker()).call(login, { username: 'anna', password: 'hunter2' })).rejects.toMatchObject({ code: 'seal_refused' });
    expect(sent.length).toBe(10);
  });
});

describe('answers', () => {
  test.each<[string, UpstreamAnswer]>([
    ['empty', { status: 200, text: '' }],
    ['a page', { status: 200, text: '<html>' }],
    ['cut', { status: 200, text: '{"success":true,"value":{"sumBal' }],
    ['null', { status: 200, text: 'null' }],
    ['a list', { status: 200, text: '[]' }],
    ['without value', { status: 200, text: '{"success":true}' }],
    ['of another shape', answered({ sumBalance: { amount: 1 }, currency: 'PLAY' })],
    ['not a number', { status: 200, text: '{"success":true,"value":{"sumBalance":NaN,"currency":"PLAY"}}' }],
    ['a refusal without a code', { status: 200, text: '{"success":false}' }],
    ['a redirect', { status: 302, text: '{"success":true,"value":{"sumBalance":"1","currency":"PLAY"}}' }],
    ['a failure that says success', { status: 403, text: '{"success":true,"value":{"sumBalance":"1","currency":"PLAY"}}' }],
    ['an outage', { status: 500, text: '{"success":true,"value":{"sumBalance":"1","currency":"PLAY"}}' }],
  ])('an answer that is %s is a fault that repeats nothing of it', async (_name, answer) => {
    respond = () => answer;
    const failure = await client().forRequest(asker()).call(balance, {}).then(() => undefined, (error: unknown) => error);
    expect(failure).toBeInstanceOf(UpstreamFault);
    if (answer.text.length > 4) expect(String(failure)).not.toContain(answer.text.slice(0, 20));
  });

  test('an answer that cannot be read is not kept', async () => {
    const { forRequest } = client();
    respond = () => answered({ games: 'many' });
    await expect(forRequest(asker()).call(popularGames, { language: 'EN' })).rejects.toBeInstanceOf(UpstreamFault);
    respond = () => answered({ games: [] });
    expect(await forRequest(asker()).call(popularGames, { language: 'EN' })).toEqual({ games: [] });
  });

  test('a refusal keeps its code and details, and a void token is told', async () => {
    respond = () => ({ status: 422, text: '{"success":false,"code":"amount_out_of_range","value":{"minAmount":"1"}}' });
    const refusal = await client().forRequest(asker()).call(deposit, payment, { idempotencyKey: 'k' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UpstreamRefusal);
    expect(refusal).toMatchObject({ code: 'amount_out_of_range', value: { minAmount: '1' } });
    respond = () => ({ status: 401, text: '' });
    let told = 0;
    await expect(client().forRequest(asker({ onTokenVoid: () => (told += 1) })).call(memberInfo, {})).rejects.toBeInstanceOf(NotSignedIn);
    expect(told).toBe(1);
  });
});

describe('trying again', () => {
  test('UPF-005 a read is tried three times at most, a write once, money only by its key', async () => {
    respond = away();
    await expect(client().forRequest(asker()).call(balance, {})).rejects.toBeInstanceOf(UpstreamFault);
    expect(sent.length).toBe(3);
    await expect(client().forRequest(asker()).call(logout, {})).rejects.toBeInstanceOf(UpstreamFault);
    expect(sent.length).toBe(4);
    await expect(client().forRequest(asker()).call(deposit, payment)).rejects.toBeInstanceOf(UpstreamFault);
    expect(sent.length).toBe(4);
    for (const kind of ['connect', 'timeout', 'broken'] as const) {
      respond = away(kind);
      const before = sent.length;
      await expect(client().forRequest(asker()).call(deposit, payment, { idempotencyKey: 'key-1' })).rejects.toBeInstanceOf(UpstreamFault);
      expect(sent.length).toBe(before + 3);
      expect(new Set(sent.slice(before).map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['key-1']));
    }
    for (const [status, tries] of [[500, 1], [503, 3], [400, 1]] as const) {
      respond = () => ({ status, text: '{}' });
      const before = sent.length;
      await client().forRequest(asker()).call(deposit, payment, { idempotencyKey: 'key-2' }).catch(() => {});
      expect([status, sent.length - before]).toEqual([status, tries]);
    }
  });

  test('a read that succeeds the second time is an answer', async () => {
    let failures = 1;
    respond = () => (failures-- > 0 ? away('broken')() : answered({ sumBalance: '7', currency: 'PLAY' }));
    expect((await client().forRequest(asker()).call(balance, {})).sumBalance).toBe('7');
  });

  test('an operator that asks for patience gets it', async () => {
    respond = () => ({ status: 503, text: '{}', retryAfter: '30' });
    await expect(client().forRequest(asker()).call(balance, {})).rejects.toBeInstanceOf(UpstreamFault);
    expect(sent.length).toBe(1);
  });

  test('UPF-005 retries add no more than a tenth to the load, and a group that keeps failing is left alone', async () => {
    const { forRequest } = client();
    for (let turn = 0; turn < 300; turn += 1) await forRequest(asker()).call(balance, {});
    sent = [];
    respond = ({ path }) => (path.startsWith('/wps/v2') ? away()() : answered(statusOf('Sampan', hosts)));
    for (let turn = 0; turn < 200; turn += 1) {
      clock.time += 100;
      await forRequest(asker()).call(balance, {}).catch(() => {});
    }
    expect(sent.length).toBeLessThanOrEqual(200 * 1.2);
    expect((await forRequest(asker()).call(systemStatus, {})).maintenance).toBe(false);
  });

  test('UPF-005 the breaker opens at half of twenty, stays open five seconds, and closes after three good probes', async () => {
    const { forRequest } = client();
    const ask = () => forRequest(asker()).call(logout, {}).catch((error: unknown) => error);
    respond = () => answered({});
    for (let turn = 0; turn < 10; turn += 1) await ask();
    respond = away();
    for (let turn = 0; turn < 10; turn += 1) await ask();
    expect(sent.length).toBe(20);
    await ask();
    clock.time += 4_900;
    await ask();
    expect(sent.length).toBe(20);
    clock.time += 200;
    await ask();
    await ask();
    expect(sent.length).toBe(21);
    clock.time += 5_100;
    respond = () => answered({});
    const probes = [ask(), ask(), ask(), ask()];
    expect((await Promise.all(probes)).filter((result) => result instanceof UpstreamFault).length).toBe(1);
    expect(sent.length).toBe(24);
    await ask();
    expect(sent.length).toBe(25);
  });

  test('a call is given no more time than its kind and its operation have left', async () => {
    const { forRequest } = client();
    await forRequest(asker()).call(balance, {});
    await forRequest(asker({ deadline: clock.now() + 700 })).call(balance, {});
    respond = () => answered({});
    await forRequest(asker()).call(logout, {});
    expect(sent.map(({ timeout }) => timeout)).toEqual([3_000, 700, 5_000]);
    expect(sent[1]?.headers['x-deadline-ms']).toBe('700');
    await expect(forRequest(asker({ deadline: clock.now() })).call(balance, {})).rejects.toBeInstanceOf(UpstreamFault);
    expect(sent.length).toBe(3);
  });
});

describe('answers for everybody', () => {
  test('a shared call is made once for all who ask, per language and payload, and never with a token', async () => {
    const { forRequest } = client();
    respond = async () => answered({ games: [] });
    await Promise.all(Array.from({ length: 50 }, (_none, index) => forRequest(asker({ language: index % 2 ? 'EN' : 'TY' })).call(popularGames, { language: 'EN' })));
    expect(sent.length).toBe(2);
    await forRequest(asker()).call(popularGames, { language: 'EN', count: 5 });
    expect(sent.length).toBe(3);
    expect(sent.every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });

  test('calls with a token are never shared, not even in flight', async () => {
    const { forRequest } = client();
    await Promise.all(Array.from({ length: 5 }, () => forRequest(asker()).call(balance, {})));
    expect(sent.length).toBe(5);
  });

  test('a stale answer is given at once while one new one is fetched; while the operator is away it serves on', async () => {
    const { forRequest } = client();
    const settings = () => forRequest(asker()).call(registerSettings, {});
    respond = () => answered({ fields: {}, bonusAmount: '1' });
    await settings();
    clock.time += 61_000;
    respond = away();
    for (let turn = 0; turn < 5; turn += 1) expect((await settings()).bonusAmount).toBe('1');
    clock.time += 30_000;
    respond = () => answered({ fields: {}, bonusAmount: '2' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    const before = sent.length;
    expect((await Promise.all([settings(), settings(), settings()])).map(({ bonusAmount }) => bonusAmount)).toEqual(['1', '1', '1']);
    expect(sent.length).toBe(before + 1);
    expect((await settings()).bonusAmount).toBe('2');
    clock.time += 700_000;
    respond = away();
    await expect(settings()).rejects.toBeInstanceOf(UpstreamFault);
  });

  test('readiness asks anew, and does not live on what was kept', async () => {
    const { forRequest, isReachable } = client();
    await forRequest(asker()).call(systemStatus, {});
    expect(await isReachable()).toBe(true);
    respond = away();
    clock.time += 3_000;
    expect(await isReachable()).toBe(false);
  });
});

describe('hosts', () => {
  test('UP-03 a session stays with one host of the list, and sessions spread over all of them', async () => {
    const { forRequest } = client();
    const hostOf = async (shard: number) => new URL(await forRequest(asker({ shard })).imageUrl('/art/x.svg')).origin;
    const first = await Promise.all(Array.from({ length: 12 }, (_none, shard) => hostOf(shard)));
    expect(first).toEqual(await Promise.all(Array.from({ length: 12 }, (_none, shard) => hostOf(shard))));
    for (const host of hosts) expect(first.filter((one) => one === host).length).toBe(4);
    expect(await forRequest(asker({ shard: 1 })).launchUrl('/play?ticket=a b')).toBe('https://two.example/play?ticket=a%20b');
  });

  test('UP-03 a host that is reported down is passed over until its time is up', async () => {
    const { forRequest, reportDown } = client();
    const host = async () => new URL(await forRequest(asker({ shard: 0 })).imageUrl('/x')).origin;
    reportDown('https://one.example');
    expect(await host()).toBe('https://two.example');
    reportDown('https://two.example');
    reportDown('https://three.example');
    expect(await host()).toBe('https://one.example');
    clock.time += 31_000;
    expect(await host()).toBe('https://one.example');
  });

  test('UP-03 a background probe finds a dead host and finds it again when it is back', async () => {
    let dead = 'https://one.example';
    let probes = 0;
    const { forRequest } = client({ probe: async (origin) => { probes += 1; return origin !== dead; } });
    const host = async () => {
      const { origin } = new URL(await forRequest(asker({ shard: 0 })).imageUrl('/x'));
      await new Promise((resolve) => setImmediate(resolve));
      return origin;
    };
    await host();
    expect(await host()).toBe('https://two.example');
    expect(probes).toBe(3);
    dead = 'none';
    clock.time += 16_000;
    await host();
    expect(await host()).toBe('https://one.example');
  });

  test('no address leads to a host that is not allowed, or to anything but http', async () => {
    const { forRequest } = client();
    const upstream = forRequest(asker());
    expect(await upstream.imageUrl('https://two.example/y.png')).toBe('https://two.example/y.png');
    for (const path of ['https://evil.example/x', '//evil.example/x', '/\\evil.example/x', '\\\\evil.example', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://one.example@evil.example/', 'HTTPS://EVIL.example'])
      await expect([path, await upstream.imageUrl(path).catch((error: unknown) => error)]).toEqual([path, expect.any(UpstreamFault)]);
    respond = () => answered(statusOf('Sampan', ['https://evil.example', 'ftp://one.example', 'https://three.example/path']));
    const { forRequest: other } = client();
    for (let shard = 0; shard < 3; shard += 1) expect(await other(asker({ shard })).imageUrl('/x')).toBe('https://three.example/x');
  });
});
