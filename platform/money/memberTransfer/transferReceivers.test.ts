import { memberInfo, register } from '#contract/identity/member.ts';
import { memberTransferTerms } from '#contract/money/memberTransfer.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';

interface Person {
  readonly token: string;
  readonly id: string;
  readonly code: string;
}

describe.each(testEngines())('receivers of transfers on %s', (engine) => {
  let platform: TestPlatform;
  let linh: Person;
  let minh: Person;

  const person = async (token: string): Promise<Person> => {
    const { id, customerId } = (await platform.call(memberInfo, {}, { token })).value;
    return { token, id, code: customerId };
  };
  const broughtBy = async (upline: Person, username: string) =>
    person((await platform.call(register, { ...registrationOf(username), referralCode: upline.code })).value.token);
  const terms = async ({ token }: Person, account?: string) =>
    (await platform.call(memberTransferTerms, account === undefined ? {} : { account }, { token })).value;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
    linh = await person(await registered(platform, 'linh'));
    minh = await broughtBy(linh, 'minh');
  });
  afterEach(() => platform.close());

  test('MC-06 of more than a hundred downlines the newest are told, and the others are found by the letters that are shown or by their whole accounts; no hidden letter is told', async () => {
    await platform.parts.db.updateTable('member').set({ type: 1n }).where('id', '=', minh.id).execute();
    const rowOf = (id: string) => platform.parts.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: oldest, status: _answered, ...row } = await rowOf((await broughtBy(minh, 'Namo')).id);
    // Later ids are those of later accounts.
    const brought = (names: readonly string[]) =>
      platform.parts.db
        .insertInto('member')
        .values(names.map((name) => ({ ...row, id: `${oldest}${name}`, username: name, username_key: name, referral_code: name })))
        .execute();
    await brought(Array.from({ length: 99 }, (_, index) => `namo${String(index).padStart(3, '0')}`));
    expect(await terms(minh)).toMatchObject({ hasMore: false });
    await brought(['namo_99', 'other']);
    const newest = await terms(minh);
    expect([newest.receivers.length, newest.hasMore]).toEqual([101, true]);
    const idsOf = async (account: string) => (await terms(minh, account)).receivers.map(({ receiverId }) => receiverId);
    // The upline is named whatever is searched for, and nothing is learnt of it.
    expect(newest.receivers.map(({ receiverId }) => receiverId)).not.toContain(oldest);
    expect(await terms(minh, 'nA')).toMatchObject({ hasMore: true });
    expect(await idsOf('o')).toEqual([linh.id, `${oldest}other`]);
    expect(await idsOf('nAMO')).toEqual([linh.id, oldest]);
    const named = async (account: string) => (await terms(minh, account)).receivers.slice(1).map(({ maskedAccount }) => maskedAccount);
    expect([await named('namo050'), await named('o'), await named('nAMO')]).toEqual([['namo050'], ['ot***'], ['Namo']]);
    expect(await idsOf('namo050')).toEqual([linh.id, `${oldest}namo050`]);
    expect(await idsOf('namo_99')).toEqual([linh.id, `${oldest}namo_99`]);
    for (const nobody of ['nam', 'namo05', 'namo_', 'oth', '%', '_', 'n%', 'amo', 'linh', "namo' or 1=1"])
      expect([nobody, await idsOf(nobody)]).toEqual([nobody, [linh.id]]);
  });

  test('MC-06 who is no agent finds nobody by searching', async () => {
    const tuan = await broughtBy(minh, 'tuan');
    expect(await terms(minh, 'tuan')).toMatchObject({ receivers: [{ receiverId: linh.id, relation: 'UPLINE' }], hasMore: false });
    expect(await terms(tuan, 'zzz')).toMatchObject({ receivers: [{ receiverId: minh.id }] });
  });
});
