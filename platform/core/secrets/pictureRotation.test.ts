import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureContext } from '../../content/feedback/sealedFeedback.ts';
import { avatarContext } from '../../identity/avatar/sealedAvatars.ts';
import { modules } from '../../modules.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { settleRotation } from '../../testing/settleRotation.ts';
import { testSecretKey } from '../../testing/testSecrets.ts';
import { writtenKeys } from '../../testing/writtenKeys.ts';
import { silentLog } from '../log.ts';
import { createKeyRotation, type KeyRotation } from './keyRotation.ts';
import { sealedBy } from './secrets.ts';

const [older, newer] = [testSecretKey(1), testSecretKey(2)];
/** More than any column of pictures answers at once. */
const count = 120;

describe.each(testEngines())('AUT-011 keys for pictures on %s', (engine) => {
  let platform: TestPlatform;
  let rotation: KeyRotation;
  let clock: MovableClock;
  const keyRotation = { missing: [] as readonly string[], sealSome: (...given) => rotation.sealSome(...given) } as KeyRotation;
  let written: ReturnType<typeof writtenKeys>;
  beforeEach(async () => {
    clock = movableClock();
    written = writtenKeys(older);
    platform = await openPlatform({ engine, clock, secrets: written.secrets, extras: { keyRotation } });
    const { keys, secrets } = written;
    rotation = createKeyRotation({ ...platform.parts, sealed: modules.sealed, secrets, keys, log: silentLog });
    await rotation.begin();
    await platform.jobWork.schedule();
  });
  afterEach(() => platform.close());

  test('however many there are, all of them are sealed anew before the older key may be taken away', async () => {
    await registered(platform, 'linh');
    const { db } = platform.parts;
    const { id: memberId } = await db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const ids = Array.from({ length: count }, (_, index) => `picture ${index}`);
    const row = { member_id: memberId, uploaded_at: BigInt(clock.now()), expires_at: null };
    const sealedFor = (context: (id: string) => string) =>
      ids.map((id) => ({ ...row, id, picture: written.secrets.seal(context(id), `what is seen on ${id}`) }));
    await db.insertInto('avatar').values(sealedFor(avatarContext)).execute();
    await db
      .insertInto('feedback_picture')
      .values(sealedFor(pictureContext).map((each) => ({ ...each, feedback_id: null })))
      .execute();

    written.file.next = [newer, older];
    await settleRotation({ platform, rotation, clock });
    written.file.next = [newer];
    await settleRotation({ platform, rotation, clock });
    expect(written.keys.held).toEqual([newer]);
    for (const [table, context] of [
      ['avatar', avatarContext],
      ['feedback_picture', pictureContext],
    ] as const) {
      const rows = await db.selectFrom(table).select(['id', 'picture']).execute();
      expect(new Set(rows.map(({ picture }) => sealedBy(picture)))).toEqual(new Set([newer.id]));
      for (const { id, picture } of rows) expect(written.secrets.open(context(id), picture)).toBe(`what is seen on ${id}`);
    }
  });
});
