import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmAuthenticator, enrolAuthenticator } from '#contract/wps/authenticator.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromBase32, stepAt, totpCode } from '../authenticator/totp.ts';
import { movableClock } from '../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../testing/openPlatform.ts';
import { registered } from '../testing/registration.ts';
import { secretKeyOf } from './secretKey.ts';
import { createSecrets } from './secrets.ts';

let folder: string;
let platform: TestPlatform;
let warned: object[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'secret-key-'));
  platform = await openPlatform({ clock: movableClock() });
  warned = [];
});
afterEach(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const keyOf = (given: { secretKey?: Uint8Array; databaseUrl?: string } = {}) =>
  secretKeyOf(
    { db: platform.parts.db, log: { error: () => undefined, warn: (details) => void warned.push(details) } },
    { secretKey: given.secretKey, databaseUrl: given.databaseUrl, dataDir: folder },
  );
const storedKeys = () => platform.parts.db.selectFrom('platform_key').select('id').where('purpose', '=', 'secret').execute();

/** Binds an authenticator under the key that the store of the test holds itself. */
async function bind() {
  const token = await registered(platform, 'linh');
  const { secret } = (await platform.call(enrolAuthenticator, { password: 'correct horse 7' }, { token })).value;
  await platform.call(confirmAuthenticator, { code: totpCode(fromBase32(secret), stepAt(platform.parts.clock.now())) }, { token });
  return { secret, row: () => platform.parts.db.selectFrom('authenticator').selectAll().executeTakeFirstOrThrow() };
}

test('AUT-011 the key lies in a file beside the embedded store that its owner alone may read, not in the store', async () => {
  const key = await keyOf();
  expect(key).toHaveLength(32);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(await keyOf()).toEqual(key);
  await createSecrets({ ...platform.parts, ...(key ? { secretKey: key } : {}) }).hash('any', 'text');
  expect(await storedKeys()).toEqual([]);
  expect(warned).toEqual([]);
});

test('AUT-011 a key that the store held moves to the file, and opens what was sealed before', async () => {
  const { secret, row } = await bind();
  expect(await storedKeys()).toHaveLength(1);
  const key = await keyOf();
  expect(await storedKeys()).toEqual([]);
  const { member_id, key_id, secret: sealed } = await row();
  expect(await createSecrets({ ...platform.parts, ...(key ? { secretKey: key } : {}) }).open(`authenticator ${member_id}`, key_id, sealed)).toBe(secret);
  expect(warned).toEqual([]);
});

test('a key that is given is used, and no file is made', async () => {
  const secretKey = new Uint8Array(32).fill(7);
  expect(await keyOf({ secretKey })).toBe(secretKey);
  expect(() => readFileSync(join(folder, 'secret.key'))).toThrow('ENOENT');
});

test('with PostgreSQL and no key the log says that one should be set', async () => {
  expect(await keyOf({ databaseUrl: 'postgres://somewhere/else' })).toBeUndefined();
  expect(warned).toEqual([{ event: 'secret_key_missing' }]);
});

test('another key than the one that secrets were sealed with is told at once', async () => {
  await bind();
  await keyOf({ secretKey: new Uint8Array(32).fill(7) });
  expect(warned).toEqual([{ event: 'secret_key_changed' }]);
});

test('a file that holds no key is not replaced', async () => {
  writeFileSync(join(folder, 'secret.key'), 'short');
  await expect(keyOf()).rejects.toThrow('secret.key holds no key of 32 bytes');
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('short');
});
