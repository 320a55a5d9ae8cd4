import { uploadAvatar } from '#contract/identity/avatar.ts';
import { updateProfile } from '#contract/identity/profile.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

const picture = Buffer.from([0xff, 0xd8, 0xff, 1, 1, 1, 0xff, 0xd9]).toString('base64');
const atOnce = 20;

describe.each(testEngines())('pictures of members’ own, sent and taken at once, on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
  });
  afterEach(() => platform.close());

  const upload = async (token: string) => {
    clock.forward(1);
    return platform.call(uploadAvatar, { picture }, { token });
  };

  test('MC-16 the one that makes room for another is taken at that moment, or is gone; nobody meets a fault', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < atOnce; index += 1) tokens.push(await registered(platform, `linh${index}`));
    const waiting = new Map<string, string[]>(tokens.map((token) => [token, []]));
    const send = async (token: string) => {
      const answer = await upload(token);
      expect(answer).toMatchObject({ success: true });
      waiting.get(token)?.push(answer.value.pictureId);
    };
    for (let count = 0; count < 3; count += 1) await Promise.all(tokens.map(send));
    for (let round = 0; round < 10; round += 1) {
      const takenOrGone = async (token: string) => {
        const { code, success } = await platform.call(updateProfile, { pictureId: waiting.get(token)?.shift() ?? '' }, { token });
        expect(success || code === 'picture_gone').toBe(true);
      };
      await Promise.all(tokens.flatMap((token) => [send(token), takenOrGone(token)]));
    }
  });
});
