import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { login } from '../contract/identity/session.ts';
import { answered } from './testing/fakeAnswers.ts';
import { type ClientUnderTest, createClientUnderTest } from './testing/clientUnderTest.ts';

let operator: ClientUnderTest;
beforeEach(() => {
  operator = createClientUnderTest();
});

test('what must be sealed is sealed for the published key, and once more when that has changed', async () => {
  const pairs = await Promise.all([generateKeyPair('ECDH-ES', { extractable: true }), generateKeyPair('ECDH-ES', { extractable: true })]);
  const jwks = await Promise.all(
    pairs.map(async ({ publicKey }, index): Promise<JWK> => ({
      ...(await exportJWK(publicKey)),
      kid: `k${index}`,
      use: 'enc',
      alg: 'ECDH-ES',
    })),
  );
  let current = 0;
  operator.respond = async ({ path, body }) => {
    if (path.startsWith('/wps/system/encryptionKeys')) return answered({ keys: [jwks[current]] });
    expect(body).not.toContain('hunter2');
    const opened = await compactDecrypt(body ?? '', pairs[current]?.privateKey as CryptoKey).catch(() => undefined);
    if (!opened) return { status: 400, text: '{"success":false,"code":"seal_refused"}' };
    expect(opened.protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: `k${current}` });
    expect(JSON.parse(new TextDecoder().decode(opened.plaintext))).toMatchObject({
      username: 'anna',
      password: 'hunter2',
      iat: operator.clock.now() / 1000,
      jti: expect.any(String),
    });
    return answered({ token: 'a-token-0123456789', firstTimeLogin: false, passwordExpired: false });
  };
  const upstream = operator.client().forRequest(operator.context());
  await upstream.call(login, { username: 'anna', password: 'hunter2' });
  await upstream.call(login, { username: 'anna', password: 'hunter2' });
  expect(operator.sent.map(({ path }) => path)).toEqual(['/wps/system/encryptionKeys', '/wps/session/login', '/wps/session/login']);
  expect(operator.sent[1]?.headers['content-type']).toBe('application/jose');
  current = 1;
  await upstream.call(login, { username: 'anna', password: 'hunter2' });
  expect(operator.sent.length).toBe(6);
  jwks[1] = jwks[0] as JWK;
  current = 1;
  const { forRequest } = operator.client();
  await expect(forRequest(operator.context()).call(login, { username: 'anna', password: 'hunter2' })).rejects.toMatchObject({
    code: 'seal_refused',
  });
  expect(operator.sent.length).toBe(10);
});

test('of many that find the key changed at once the new one is asked for once', async () => {
  const pairs = await Promise.all([generateKeyPair('ECDH-ES'), generateKeyPair('ECDH-ES')]);
  const jwks = await Promise.all(pairs.map(async ({ publicKey }) => ({ ...(await exportJWK(publicKey)), use: 'enc', alg: 'ECDH-ES' })));
  let current = 0;
  operator.respond = async ({ path, body }) => {
    if (path.startsWith('/wps/system/encryptionKeys')) return answered({ keys: [jwks[current]] });
    const opened = await compactDecrypt(body ?? '', pairs[current]?.privateKey as CryptoKey).catch(() => undefined);
    if (!opened) return { status: 400, text: '{"success":false,"code":"seal_refused"}' };
    return answered({ token: 'a-token-0123456789', firstTimeLogin: false, passwordExpired: false });
  };
  const upstream = operator.client().forRequest(operator.context());
  await upstream.call(login, { username: 'anna', password: 'hunter2' });
  current = 1;
  await Promise.all(Array.from({ length: 20 }, () => upstream.call(login, { username: 'anna', password: 'hunter2' })));
  expect(operator.sent.filter(({ path }) => path.startsWith('/wps/system/encryptionKeys')).length).toBe(2);
});
