import { memberInfo, playerAvatar } from '#contract/identity/member.ts';
import { profile, updateProfile } from '#contract/identity/profile.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

/** 31 January 2026 just before midnight in Ho Chi Minh City, which is seven hours ahead. */
const lastMoment = Date.UTC(2026, 0, 31, 16, 59, 59, 999);

describe.each(testEngines())('a profile on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock(lastMoment);
    platform = await openPlatform({ engine, clock, brand: { ages: { registration: 18, play: 21 }, timeZone: 'Asia/Ho_Chi_Minh' } });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const told = async () => (await platform.call(profile, {}, { token })).value;
  const tell = (payload: Parameters<typeof platform.call<typeof updateProfile>>[1]) => platform.call(updateProfile, payload, { token });

  test('PP-02 the day before the 21st birthday is too early, the day itself is not, by the calendar of the house', async () => {
    expect(await tell({ birthday: '2005-02-01' })).toMatchObject({ code: 'under_age', value: { minAge: 21 } });
    expect((await told()).birthday).toBeNull();
    clock.forward(1);
    expect(await tell({ birthday: '2005-02-02' })).toMatchObject({ code: 'under_age' });
    expect(await tell({ birthday: '2005-02-01' })).toMatchObject({ success: true });
    expect((await told()).birthday).toBe('2005-02-01');
  });

  test('MC-16 PP-02 a birthday is told once: the same again is nothing, another one is refused', async () => {
    await tell({ birthday: '1990-05-17' });
    expect(await tell({ birthday: '1990-05-17' })).toMatchObject({ success: true });
    expect(await tell({ birthday: '1990-05-18', nickname: 'Heron' })).toMatchObject({ code: 'birthday_set' });
    expect(await told()).toMatchObject({ birthday: '1990-05-17', nickname: 'linh', minAge: 21 });
  });

  test('MC-16 nickname, picture and contacts are kept, and what is left out stays', async () => {
    const { avatars } = (await platform.call(playerAvatar, {}, { token })).value;
    const avatar = avatars[1] ?? '';
    expect(await tell({ nickname: '  Cò Trắng ', avatar, contacts: [{ field: 'zalo', value: 'linh.zalo' }] })).toMatchObject({
      success: true,
    });
    await tell({ contacts: [{ field: 'qqNum', value: '12345' }] });
    expect((await platform.call(memberInfo, {}, { token })).value.nickname).toBe('Cò Trắng');
    expect((await platform.call(playerAvatar, {}, { token })).value.avatar).toBe(avatar);
    expect((await told()).contacts.filter(({ value }) => value !== '')).toEqual([
      { field: 'zalo', value: 'linh.zalo' },
      { field: 'qqNum', value: '12345' },
    ]);
    await tell({ contacts: [{ field: 'zalo', value: '' }] });
    expect((await told()).contacts.find(({ field }) => field === 'zalo')?.value).toBe('');
    const row = await platform.parts.db.selectFrom('member').select('personal').executeTakeFirstOrThrow();
    expect(row.personal).not.toContain('12345');
  });

  test('MC-16 each field that does not fit is named, and nothing is kept', async () => {
    const answer = await tell({
      nickname: 'x',
      birthday: '1990-02-30',
      avatar: '/art/elsewhere.svg',
      contacts: [{ field: 'qqNum', value: 'x' }],
    });
    expect(answer.code).toBe('invalid_fields');
    expect((answer.value as unknown as { fields: { name: string }[] }).fields.map(({ name }) => name)).toEqual([
      'nickname',
      'birthday',
      'avatar',
      'qqNum',
    ]);
    expect(await told()).toMatchObject({ nickname: 'linh', birthday: null });
  });
});
