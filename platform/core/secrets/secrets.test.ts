import { expect, test } from 'vitest';
import { testSecretKey, testSecrets } from '../../testing/testSecrets.ts';

const [older, newer] = [testSecretKey(1), testSecretKey(2)];

test('what is sealed opens, names its key and shows nothing; twice the same text looks different', () => {
  const secrets = testSecrets(older);
  const sealed = secrets.seal('member 1 personal', 'linh@example.com');
  expect(secrets.open('member 1 personal', sealed)).toBe('linh@example.com');
  expect(sealed).toMatch(new RegExp(`^${older.id}\\.[\\w-]+$`));
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('linh');
  expect(secrets.seal('member 1 personal', 'linh@example.com')).not.toBe(sealed);
});

test('it opens in its own row and column alone, whole, and by its own key', () => {
  const secrets = testSecrets(older);
  const sealed = secrets.seal('member 1 personal', 'linh@example.com');
  for (const context of ['member 2 personal', 'member 1 other', '']) expect(() => secrets.open(context, sealed)).toThrow();
  const [id = '', body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => secrets.open('member 1 personal', `${id}.${changed.toString('base64url')}`)).toThrow();
  }
  expect(() => secrets.open('member 1 personal', `${id}.${bytes.subarray(0, -1).toString('base64url')}`)).toThrow();
  expect(() => testSecrets(newer).open('member 1 personal', sealed)).toThrow(`the key ${older.id}, which is not here`);
  expect(() => testSecrets(newer).open('member 1 personal', `${newer.id}.${body}`)).toThrow();
});

test('the newest key writes, every key reads', () => {
  const before = testSecrets(older);
  const after = testSecrets(newer, older);
  expect(after.open('row', before.seal('row', 'text'))).toBe('text');
  expect(after.seal('row', 'text').startsWith(`${newer.id}.`)).toBe(true);
  expect(after.hash('mobile', '+84')).toBe(testSecrets(newer).hash('mobile', '+84'));
  expect(after.hashes('mobile', '+84')).toEqual([
    { keyId: newer.id, hash: testSecrets(newer).hash('mobile', '+84') },
    { keyId: older.id, hash: before.hash('mobile', '+84') },
  ]);
  expect(after.matches('mobile', '+84', before.hash('mobile', '+84'))).toBe(true);
});

test('a hash is of one purpose, one text and one key', () => {
  const secrets = testSecrets(older);
  const hash = secrets.hash('code', '123456');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets.matches('code', '123456', hash)).toBe(true);
  expect(secrets.matches('captcha', '123456', hash)).toBe(false);
  expect(secrets.matches('code', '123457', hash)).toBe(false);
  expect(testSecrets(newer).matches('code', '123456', hash)).toBe(false);
  for (const other of ['', 'zz', hash.slice(2), `${hash}00`]) expect(secrets.matches('code', '123456', other)).toBe(false);
});
