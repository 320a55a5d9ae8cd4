import { register } from '#contract/identity/member.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeyRotation, type KeyRotation } from '../../core/secrets/keyRotation.ts';
import type { SecretKey } from '../../core/secrets/secretKeys.ts';
import { modules } from '../../modules.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';
import { testSecretKey } from '../../testing/testSecrets.ts';
import { settleRotation } from '../../testing/settleRotation.ts';
import { writtenKeys } from '../../testing/writtenKeys.ts';

const [older, newer] = [testSecretKey(1), testSecretKey(2)];
const log = { error: () => undefined, warn: () => undefined };

describe.each(testEngines())('AUT-011 MON-013 what a welcome gift was had by, on %s', (engine) => {
  let platform: TestPlatform;
  let rotation: KeyRotation;
  let clock: MovableClock;
  let written: ReturnType<typeof writtenKeys>;
  beforeEach(async () => {
    clock = movableClock();
    written = writtenKeys(older);
    const keyRotation = { missing: [] as readonly string[], sealSome: (...given) => rotation.sealSome(...given) } as KeyRotation;
    platform = await openPlatform({ engine, clock, secrets: written.secrets, extras: { keyRotation } });
    rotation = createKeyRotation({ ...platform.parts, ...written, sealed: modules.sealed, log });
    await rotation.begin();
    await platform.jobWork.schedule();
  });
  afterEach(() => platform.close());

  const write = (...keys: readonly [SecretKey, ...SecretKey[]]): void => void (written.file.next = keys);
  const settle = () => settleRotation({ platform, rotation, clock });
  let made = 0;
  /** How many gifts there are once such an account is opened as well. */
  const giftsAfter = async (told: object, way: object = {}) => {
    made += 1;
    const answer = await platform.call(register, { ...registrationOf(`rower${made}`), ...told }, way);
    expect(answer).toMatchObject({ success: true });
    return (await platform.parts.db.selectFrom('gift_claim').select('member_id').execute()).length;
  };
  const keysOf = async () => {
    const { db } = platform.parts;
    const sealings = await db.selectFrom('gift_claim').select('marks').execute();
    const lookups = await db.selectFrom('gift_lookup').select('key_id').execute();
    return new Set([...sealings.map(({ marks }) => marks?.split('.')[0]), ...lookups.map((row) => row.key_id)]);
  };

  test('is found before, during and after a rotation, and lies under the newest key alone', async () => {
    const own = { browser: 'a7a7a7a7-0000-4000-8000-00000000a7a7' };
    const [email, other] = ['minh@example.com', 'huong@example.com'];
    const again = async () => [await giftsAfter({ email }), await giftsAfter({}, own)];
    expect(await giftsAfter({ email }, own)).toBe(1);
    expect(await again()).toEqual([1, 1]);
    write(newer, older);
    written.keys.reload();
    expect(await again()).toEqual([1, 1]);
    expect(await giftsAfter({ email: other })).toBe(2);
    await settle();
    expect(await again()).toEqual([2, 2]);
    write(newer);
    await settle();
    expect(written.keys.current).toEqual([newer]);
    expect(await keysOf()).toEqual(new Set([newer.id]));
    expect(await again()).toEqual([2, 2]);
    expect(await giftsAfter({ email: other })).toBe(2);
  });

  test('is told by no column: neither number, nor address, nor browser, nor network', async () => {
    const told = { email: 'minh.quay@example.com' };
    await giftsAfter(told, { browser: 'a7a7a7a7-0000-4000-8000-00000000a7a7', address: '203.0.113.77' });
    const { db } = platform.parts;
    const rows = JSON.stringify(
      [
        await db.selectFrom('gift_claim').selectAll().execute(),
        await db.selectFrom('gift_lookup').selectAll().execute(),
        await db.selectFrom('gift_network').selectAll().execute(),
      ],
      (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );
    for (const word of ['minh.quay', 'a7a7a7a7', '203.0.113']) expect(rows).not.toContain(word);
  });
});
