import { encryptionKeys, registerSettings, systemStatus } from '#contract/system/site.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { createPayloadEncryption } from '../../core/secrets/payloadEncryption.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await openPlatform();
});
afterEach(() => platform.close());

test('the status names the brand and the hosts of its pictures and games', async () => {
  const { info, maintenance } = (await platform.call(systemStatus, {})).value;
  expect(info.whitelabel).toMatchObject({ merchantCode: 'SAMPAN', currency: 'PLAY', languages: ['TY', 'EN'] });
  expect(info.imageCDNs).toEqual(['http://127.0.0.1:3001', 'http://localhost:3001']);
  expect(info.launchGameCDNs).toEqual(info.imageCDNs);
  expect(maintenance).toBe(false);
  expect((await platform.fetch(info.favicon ?? '')).headers.get('content-type')).toContain('image/svg+xml');
});

test('ST-02 customer service is named where the operator has one', async () => {
  const service = async () =>
    (await platform.call(systemStatus, {})).value.info.resources.filter(({ resourceType }) => resourceType === 'CUSTOMERSERVICE');
  expect(await service()).toEqual([]);
  await platform.close();
  platform = await openPlatform({ brand: { contactUrl: 'https://chat.example/sampan' } });
  expect(await service()).toEqual([{ resourceType: 'CUSTOMERSERVICE', url: 'https://chat.example/sampan' }]);
});

test('the registration form asks for a password by its length alone', async () => {
  const { fields } = (await platform.call(registerSettings, {})).value;
  expect(fields['password']).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: '*',
    patternId: 'length',
    minLength: 8,
    maxLength: 128,
  });
  expect(fields['username']).toMatchObject({ minLength: 4, maxLength: 16, patternId: 'letterFirst' });
  expect(Object.values(fields).filter(({ enabled, required }) => enabled && required)).toHaveLength(3);
});

test('the key of seals outlives the process', async () => {
  const [before] = (await platform.call(encryptionKeys, {})).value.keys;
  const restarted = createPayloadEncryption(platform.parts);
  expect(await restarted.publicKey()).toEqual(before);
});

test('platforms that start together agree on one key', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => createPayloadEncryption(platform.parts).publicKey()));
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
});
