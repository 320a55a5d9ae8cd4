import { mobileRegister, register } from '#contract/identity/member.ts';
import { passwordByEmail } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { loginSmsCode, registerSmsCode } from '#contract/identity/verification.ts';
import { confirmAuthenticator, enrolAuthenticator } from '#contract/identity/authenticator.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBase32, stepAt, totpCode } from '../../identity/authenticator/totp.ts';
import type { Log } from '../log.ts';
import { createMembers } from '../../identity/member/members.ts';
import { noPersonalData } from '../../identity/member/personalData.ts';
import { personalDataOf } from '../../testing/changePersonalData.ts';
import { lastCode, messagesTo } from '../../testing/messages.ts';
import { mobile, mobileMember, mobileRegistrationOf, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';
import { testSecretKey, testSecrets } from '../../testing/testSecrets.ts';
import { settleRotation } from '../../testing/settleRotation.ts';
import { writtenKeys } from '../../testing/writtenKeys.ts';
import { modules } from '../../modules.ts';
import { createKeyRotation, type KeyRotation } from './keyRotation.ts';
import type { SecretKey } from './secretKeys.ts';
import type { Secrets } from './secrets.ts';

const [older, newer] = [testSecretKey(1), testSecretKey(2)];

describe.each(testEngines())('AUT-011 keys for personal data on %s', (engine) => {
  let platform: TestPlatform;
  let rotation: KeyRotation;
  // It needs the store that the platform is opened with, which does nothing of it but its job.
  const keyRotation = { missing: [] as readonly string[], sealSome: (...given) => rotation.sealSome(...given) } as KeyRotation;
  let written: ReturnType<typeof writtenKeys>;
  let warned: object[];
  let clock: MovableClock;
  const log: Log = { error: () => undefined, warn: (details) => void warned.push(details) };
  const rotationOf = ({ keys, secrets }: ReturnType<typeof writtenKeys>) =>
    createKeyRotation({ ...platform.parts, sealed: modules.sealed, secrets, keys, log });
  const write = (...keys: readonly [SecretKey, ...SecretKey[]]): void => void (written.file.next = keys);
  beforeEach(async () => {
    warned = [];
    clock = movableClock();
    written = writtenKeys(older);
    platform = await openPlatform({
      engine,
      clock,
      secrets: written.secrets,
      extras: { outbox: true, keyRotation },
      brand: { modules: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'] },
    });
    rotation = rotationOf(written);
    await rotation.begin();
    await platform.jobWork.schedule();
  });
  afterEach(() => platform.close());

  const settle = () => settleRotation({ platform, rotation, clock });
  const everySealing = async (): Promise<string[]> => {
    const { db } = platform.parts;
    const columns = [
      await db.selectFrom('member').select('personal as sealed').execute(),
      await db.selectFrom('authenticator').select('secret as sealed').execute(),
      await db.selectFrom('platform_key').select('private_jwk as sealed').execute(),
      await db.selectFrom('outbox_message').select('content as sealed').execute(),
      await db.selectFrom('gift_claim').select('marks as sealed').where('marks', 'is not', null).execute(),
    ];
    return columns.flatMap((rows) => rows.map(({ sealed }) => (sealed ?? '').split('.')[0] ?? ''));
  };
  const smsLogin = async () => {
    clock.forward(60_000);
    await platform.call(loginSmsCode, { ...typedMobile, purpose: 'login' });
    return platform.call(login, {
      username: '',
      password: '',
      type: 'sms',
      ...typedMobile,
      verificationCode: await lastCode(platform, mobile),
    });
  };

  test('a new key is taken on while it runs: everything is sealed anew, opens, and is found', async () => {
    const { token } = await mobileMember(platform);
    const email = 'minh@example.com';
    await platform.call(register, { ...registrationOf('minh'), email });
    const { secret } = (
      await platform.call(
        enrolAuthenticator,
        { password: 'correct horse 7' },
        { token: (await platform.call(login, { username: 'minh', password: 'correct horse 7' })).value.token },
      )
    ).value;
    expect(token).not.toBe('');
    expect(new Set(await everySealing())).toEqual(new Set([older.id]));
    const published = (await platform.call(encryptionKeys, {})).value;

    write(newer, older);
    await settle();
    expect(new Set(await everySealing())).toEqual(new Set([newer.id]));
    expect(warned).toEqual([{ event: 'secret_key_rotated', key: newer.id, unused: [older.id] }]);
    write(newer);
    await settle();
    expect(written.keys.current).toEqual([newer]);
    expect(warned.length).toBe(1);

    expect((await platform.call(encryptionKeys, {})).value).toEqual(published);
    expect(await smsLogin()).toMatchObject({ success: true });
    expect(await personalDataOf(platform, 'minh')).toMatchObject({ email });
    await platform.call(passwordByEmail, { username: 'minh', email });
    expect((await messagesTo(platform, email)).at(-1)).toContain('#token=');
    const again = (await platform.call(login, { username: 'minh', password: 'correct horse 7' })).value.token;
    expect(
      await platform.call(
        confirmAuthenticator,
        { code: totpCode(fromBase32(secret), stepAt(platform.parts.clock.now())) },
        { token: again },
      ),
    ).toMatchObject({ success: true });
    expect((await platform.parts.db.selectFrom('mobile_lookup').select('key_id').execute()).map(({ key_id }) => key_id)).toEqual([
      newer.id,
    ]);
  });

  test('what was asked before the change is answered after it, and what was counted still counts', async () => {
    await mobileMember(platform);
    clock.forward(60_000);
    await platform.call(loginSmsCode, { ...typedMobile, purpose: 'login' });
    const code = await lastCode(platform, mobile);
    write(newer, older);
    await rotation.look();
    expect(await platform.call(loginSmsCode, { ...typedMobile, purpose: 'login' })).toMatchObject({ code: 'too_many_attempts' });
    expect(await platform.call(login, { username: '', password: '', type: 'sms', ...typedMobile, verificationCode: code })).toMatchObject({
      success: true,
    });
  });

  /** Opens an account by a proven number past every look at who has it: the store has to refuse the second one. */
  const add = (secrets: Secrets, id: string) =>
    platform.parts.db.transaction().execute((transaction) =>
      createMembers({ db: platform.parts.db, secrets }).add(transaction, {
        id,
        username: id,
        username_key: id,
        password_hash: '!',
        password_expired: 0n,
        nickname: id,
        type: 0n,
        currency: 'PLAY',
        personal: { ...noPersonalData, mobile },
        mobile_verified: 1n,
        referral_code: id,
        referred_by: null,
        affiliate_code: null,
        register_url: '/',
        domain: 'localhost',
        created_at: 0n,
        last_login_at: null,
      }),
    );
  const taken = /mobile_lookup_pkey|mobile_lookup\.hash/;

  test('a number that is taken stays taken, before, during and after a rotation', async () => {
    await mobileMember(platform);
    const again = async () => {
      await platform.parts.db.deleteFrom('attempt').execute();
      await expect(add(written.secrets, 'thief')).rejects.toThrow(taken);
      await platform.call(registerSmsCode, { mobileNo: typedMobile.mobileNum, countryDialingCode: '84' });
      return platform.call(mobileRegister, { ...mobileRegistrationOf(), verificationCode: await lastCode(platform, mobile) });
    };
    expect(await again()).toMatchObject({ code: 'mobile_taken' });
    write(newer, older);
    written.keys.reload();
    expect(await again()).toMatchObject({ code: 'mobile_taken' });
    await settle();
    expect(await again()).toMatchObject({ code: 'mobile_taken' });
    write(newer);
    await settle();
    expect(await again()).toMatchObject({ code: 'mobile_taken' });
  });

  test.each([
    ['both know both', [older, newer], [newer, older]],
    ['the first knows the old one alone', [older], [newer, older]],
    ['the second knows the new one alone', [newer, older], [newer]],
  ] as const)("platforms of one store refuse each other's numbers where %s", async (_what, first, second) => {
    const [left, right] = [testSecrets(...first), testSecrets(...second)];
    await add(left, 'linh');
    await expect(add(right, 'minh')).rejects.toThrow(taken);
    expect((await createMembers({ db: platform.parts.db, secrets: right }).byMobile(mobile))?.id).toBe('linh');
  });

  test('a key that leaves the file too early is kept until nothing is sealed with it', async () => {
    await mobileMember(platform);
    write(newer);
    await rotation.look();
    expect(await smsLogin()).toMatchObject({ success: true });
    await settle();
    expect(written.keys.current).toEqual([newer]);
    expect(new Set(await everySealing())).toEqual(new Set([newer.id]));
  });

  test('what is sealed with an older key behind the back of who seals anew is sealed anew as well, before that key is let go of', async () => {
    const { db } = platform.parts;
    await platform.call(register, { ...registrationOf('minh'), email: 'minh@example.com' });
    const members = () => db.selectFrom('member').select(['id', 'personal']).execute();
    const [before] = await members();
    write(newer, older);
    await rotation.look();
    clock.forward(60_000);
    let passed = 0;
    const sealSome = () => db.transaction().execute((transaction) => rotation.sealSome(transaction));
    while (await sealSome()) {
      if ((await members())[0]?.personal?.startsWith(newer.id)) passed += 1;
      // The members are passed by now.
      if (passed === 3 && before) await db.updateTable('member').set({ personal: before.personal }).where('id', '=', before.id).execute();
    }
    expect(passed).toBeGreaterThan(3);
    expect(new Set(await everySealing())).toEqual(new Set([newer.id]));
    expect(await db.selectFrom('secret_key').select('id').where('retired_at', 'is not', null).execute()).toEqual([{ id: older.id }]);
  });

  test('one platform seals anew by a job; one whose file does not name the new key yet leaves it alone, and each lets go of the old one', async () => {
    await mobileMember(platform);
    const sealSome = (each: KeyRotation) => platform.parts.db.transaction().execute((transaction) => each.sealSome(transaction));
    const [late, third] = [writtenKeys(older, newer), writtenKeys(newer, older)];
    const [lateRotation, thirdRotation] = [rotationOf(late), rotationOf(third)];
    await lateRotation.begin();
    write(newer, older);
    await rotation.look();
    await thirdRotation.begin();
    expect(await sealSome(lateRotation)).toBe(false);
    expect(new Set(await everySealing())).toEqual(new Set([older.id]));
    await platform.settled();
    expect(new Set(await everySealing())).toEqual(new Set([newer.id]));
    expect(warned).toEqual([]);
    clock.forward(60_000);
    await platform.settled();
    const rotated = { event: 'secret_key_rotated', key: newer.id, unused: [older.id] };
    for (const each of [rotation, thirdRotation, rotation, thirdRotation]) await each.look();
    expect(warned).toEqual([rotated, rotated]);
  });

  test('without a key that something is sealed with there is no start, and with it among others there is', async () => {
    await mobileMember(platform);
    await expect(rotationOf(writtenKeys(newer)).begin()).rejects.toThrow(`sealed with the key ${older.id}, which is not among those given`);
    await rotationOf(writtenKeys(newer, older)).begin();
    await expect(rotationOf(writtenKeys(older)).begin()).rejects.toThrow(newer.id);
  });
});
