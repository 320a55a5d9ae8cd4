import { headers, sealedContentType } from '#contract/headers.ts';
import { deposit } from '#contract/money/deposit.ts';
import { affiliateCheck } from '#contract/agents/agent.ts';
import { memberInfo, register } from '#contract/identity/member.ts';
import { passwordByEmail } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { encryptionKeys, systemStatus } from '#contract/system/site.ts';
import { balance } from '#contract/money/wallet.ts';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGatewayKeys } from './gatewayKeys.ts';
import type { Log } from '../log.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';
import { seal } from '../../testing/requestFor.ts';

let platform: TestPlatform;
let clock: MovableClock;
let logged: object[];

beforeEach(async () => {
  logged = [];
  clock = movableClock();
  const log: Log = { error: (details) => void logged.push(details), warn: () => undefined };
  platform = await openPlatform({ clock, extras: { log } });
});
afterEach(() => platform.close());

const merchant = { [headers.merchant]: 'SAMPAN' };
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];

describe('a call is refused before it reaches its handler', () => {
  test('without the merchant of this platform', async () => {
    expect(await codeOf(await platform.fetch(systemStatus.path))).toEqual([400, 'unknown_merchant']);
    expect(await platform.call(systemStatus, {}, { merchant: 'OTHER' })).toMatchObject({ status: 400, code: 'unknown_merchant' });
  });

  test.each([undefined, 'x'.repeat(43), 'a b', ''])('with the token %j', async (token) => {
    const head = { ...merchant, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    expect(await codeOf(await platform.fetch(memberInfo.path, { headers: head }))).toEqual([401, 'token_required']);
  });

  test.each([undefined, '', 'x'.repeat(256), 'two words', 'dấu'])('with money and the key %j', async (key) => {
    const token = await registered(platform, 'linh');
    const send = () =>
      platform.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, ...(key === undefined ? {} : { key }) });
    // A header cannot carry everything; what it cannot carry never leaves.
    await expect(send().catch(() => ({ code: 'idempotency_key_required' }))).resolves.toMatchObject({ code: 'idempotency_key_required' });
    expect((await platform.call(balance, {}, { token })).value.sumBalance).toBe('1000');
  });

  test.each(['k', '~'.repeat(255)])('but not with money and the key %j', async (key) => {
    const token = await registered(platform, 'linh');
    expect(await platform.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key })).toMatchObject({ success: true });
  });

  test('with a payload that does not fit, naming fields and no values', async () => {
    const token = await registered(platform, 'linh');
    const answer = await platform.call(deposit, { methodId: 'play-money', amount: 'hunter2' }, { token, key: 'k' });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_payload', value: { fields: ['amount'] } });
    expect(JSON.stringify(answer)).not.toContain('hunter2');
  });

  test('with a body that is not JSON, packed, or of another kind', async () => {
    const token = await registered(platform, 'linh');
    const head = { ...merchant, authorization: `Bearer ${token}`, [headers.idempotencyKey]: 'k' };
    const post = (body: string, extra: Record<string, string>) =>
      platform.fetch(deposit.path, { method: 'POST', headers: { ...head, ...extra }, body });
    expect(await codeOf(await post('{', { 'content-type': 'application/json' }))).toEqual([400, 'invalid_payload']);
    expect(await codeOf(await post('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }))).toEqual([
      415,
      'unsupported_content',
    ]);
    expect(await codeOf(await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual([415, 'unsupported_content']);
  });

  test.each(testEngines())('AUT-001 with a text that no store keeps, on %s: a login of that name is no fault', async (engine) => {
    const other = await openPlatform({ clock, engine });
    expect(await other.call(login, { username: 'linh\0', password: 'x' })).toMatchObject({
      status: 400,
      code: 'invalid_payload',
      value: { fields: ['username'] },
    });
    expect(await other.call(passwordByEmail, { username: 'linh', email: '\0' })).toMatchObject({ status: 400, code: 'invalid_payload' });
    expect(await other.call(affiliateCheck, { code: 'a\0b', domain: '' })).toMatchObject({ status: 400, value: { fields: ['code'] } });
    expect(await other.call(login, { username: 'linh', password: 'a\0b' })).toMatchObject({
      status: 400,
      code: 'invalid_payload',
      value: { fields: ['password'] },
    });
    await other.close();
  });

  test.each([
    [100 * 1024, [400, 'invalid_payload']],
    [100 * 1024 + 1, [413, 'payload_too_large']],
  ])('with more than 100 KB: %i bytes are answered with %j', async (length, expected) => {
    const body = '{}'.padEnd(length, ' ');
    const head = { ...merchant, 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(length) };
    expect(await codeOf(await platform.fetch(passwordByEmail.path, { method: passwordByEmail.method, headers: head, body }))).toEqual(
      expected,
    );
  });

  test('where the contract has no such call', async () => {
    expect(await codeOf(await platform.fetch('/wps/nothing', { headers: merchant }))).toEqual([404, 'unknown_call']);
    expect(await codeOf(await platform.fetch(systemStatus.path, { method: 'POST', headers: merchant }))).toEqual([404, 'unknown_call']);
  });
});

describe('a sealed payload', () => {
  const send = (body: string, contentType = sealedContentType) =>
    platform.fetch(register.path, { method: 'PUT', headers: { ...merchant, 'content-type': contentType }, body });
  const key = async () => {
    const [jwk] = (await platform.call(encryptionKeys, {})).value.keys;
    if (!jwk) throw new Error('no key is published');
    return jwk;
  };

  test('opens an account; in the open, the same payload does not', async () => {
    expect(await codeOf(await send(JSON.stringify(registrationOf('linh')), 'application/json'))).toEqual([415, 'unsupported_content']);
    expect(await codeOf(await send(await seal(registrationOf('linh'), await key(), clock.now())))).toEqual([200, undefined]);
  });

  test('is opened once', async () => {
    const sealed = await seal(registrationOf('linh'), await key(), clock.now());
    await send(sealed);
    expect(await codeOf(await send(sealed))).toEqual([400, 'seal_refused']);
  });

  test('of 20 copies at the same time one is opened', async () => {
    const sealed = await seal(registrationOf('linh'), await key(), clock.now());
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await codeOf(await send(sealed)))[1]));
    expect(codes.filter((code) => code === 'seal_refused')).toHaveLength(19);
  });

  test.each([-61_000, 61_000])('made %i ms from now is refused', async (offset) => {
    expect(await codeOf(await send(await seal(registrationOf('linh'), await key(), clock.now() + offset)))).toEqual([400, 'seal_refused']);
  });

  test('for another key, or no seal at all, is refused', async () => {
    const stranger = await exportJWK((await generateKeyPair('ECDH-ES', { extractable: true })).publicKey);
    expect(await codeOf(await send(await seal(registrationOf('linh'), stranger, clock.now())))).toEqual([400, 'seal_refused']);
    expect(await codeOf(await send('not.a.seal'))).toEqual([400, 'seal_refused']);
  });

  test('is for a key whose private part is not published', async () => {
    expect(Object.keys(await key()).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });
});

test('AZ-010 where gateways have a key, a call without it, or with another, is refused, token or not', async () => {
  const key = 'k'.repeat(32);
  const strict = await openPlatform({ clock, extras: { gatewayKeys: createGatewayKeys({ keys: [key] }) } });
  const ask = (head: Record<string, string>) =>
    strict.fetch(systemStatus.path, { headers: { ...merchant, [headers.clientAddress]: '203.0.113.7', ...head } });
  for (const head of [
    {},
    { [headers.gatewayKey]: '' },
    { [headers.gatewayKey]: `${key}k` },
    { authorization: `Bearer ${await registered(platform, 'linh')}` },
  ]) {
    expect(await codeOf(await ask(head))).toEqual([403, 'gateway_required']);
  }
  expect(await codeOf(await ask({ [headers.gatewayKey]: key }))).toEqual([200, undefined]);
  await strict.close();
});

test('a refusal is worded in the language of the request', async () => {
  await registered(platform, 'linh');
  const again = (language: 'TY' | 'EN') => platform.call(register, registrationOf('linh'), { language });
  expect(await again('EN')).toMatchObject({ success: false, code: 'username_taken', message: 'This user name is taken.' });
  expect(await again('TY')).toMatchObject({ message: 'Tên đăng nhập đã có người dùng.' });
});

test('a fault says nothing but where to find it in the log', async () => {
  const token = await registered(platform, 'linh');
  await platform.parts.db.schema.alterTable('bet_day').renameTo('gone').execute();
  const head = { ...merchant, authorization: `Bearer ${token}`, [headers.correlation]: 'from-the-gateway' };
  const response = await platform.fetch('/wps/member/betRecords', { headers: head });
  const answer = (await response.json()) as { code: string; value: { correlationId: string } };
  expect([response.status, answer.code]).toEqual([500, 'fault']);
  expect(JSON.stringify(answer)).not.toMatch(/\bbet_day\b|no such table|sqlite/i);
  expect(logged).toMatchObject([{ call: 'betRecords', correlationId: 'from-the-gateway' }]);
  expect(answer.value).toEqual({ correlationId: 'from-the-gateway' });
});
