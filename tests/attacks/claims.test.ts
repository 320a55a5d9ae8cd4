import { mobileRegister, register } from '#contract/identity/member.ts';
import { registerSmsCode } from '#contract/identity/verification.ts';
import { referral } from '#contract/loyalty/referral.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount } from '../../platform/core/ledger/amount.ts';
import { reconcile } from '../../platform/core/ledger/testing/reconcile.ts';
import { lastCode } from '../../platform/testing/messages.ts';
import { mobile, mobileRegistrationOf, typedMobile } from '../../platform/testing/mobileMember.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import { testEngines } from '../../platform/testing/openTestStore.ts';
import { registrationOf } from '../../platform/testing/registration.ts';

describe.each(testEngines())('the gift of registration, claimed as often as one can think of, on %s', (engine) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
  });
  afterEach(() => platform.close());

  const opened = async () => (await platform.parts.db.selectFrom('member').select('id').execute()).length;
  /** How many gifts the house has given. */
  const gifts = async () => {
    const given = await platform.parts.db
      .selectFrom('posting')
      .innerJoin('account', 'account.id', 'posting.from_account')
      .select('amount')
      .where('account.purpose', '=', 'bonus')
      .where('account.member_id', 'is', null)
      .execute();
    const gift = parseAmount(platform.parts.brand.registrationBonus);
    expect(given.every(({ amount }) => amount === gift)).toBe(true);
    return given.length;
  };
  const soundBooks = async () => expect(await reconcile(platform.parts.db)).toEqual([]);
  const from = (index: number) => ({ address: `198.51.100.${index + 1}` });

  test('MON-013 50 registrations of one name at once are one account, with one gift', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => platform.call(register, registrationOf('linh'), from(index))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect([await opened(), await gifts()]).toEqual([1, 1]);
    await soundBooks();
  });

  test('MON-013 of 50 at once that prove one phone number, by one code, one is opened and has the gift', async () => {
    await platform.call(registerSmsCode, { mobileNo: typedMobile.mobileNum, countryDialingCode: '84' });
    const verificationCode = await lastCode(platform, mobile);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => platform.call(mobileRegister, { ...mobileRegistrationOf(), verificationCode }, from(index))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect([await opened(), await gifts()]).toEqual([1, 1]);
    await soundBooks();
  });

  test('MON-013 from one address sixty accounts are opened in an hour, and no more', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) => platform.call(register, registrationOf(`name${index}00`), from(0))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(60);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['too_many_attempts']));
    expect([await opened(), await gifts()]).toEqual([60, 60]);
  });

  test('MON-013 an invitation pays nobody who makes it: ten invited at once leave the inviter what was there, and nobody invites themselves', async () => {
    const inviter = (await platform.call(register, registrationOf('linh'), from(0))).value;
    const { referralCode } = (await platform.call(referral, { pageSize: 20 }, { token: inviter.token })).value;
    const before = (await platform.call(balance, {}, { token: inviter.token })).value.sumBalance;
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        platform.call(register, { ...registrationOf(`guest${index}0`), referralCode }, from(index + 1)),
      ),
    );
    const { invited, total } = (await platform.call(referral, { pageSize: 20 }, { token: inviter.token })).value;
    expect([invited.length, total]).toEqual([10, 10]);
    expect((await platform.call(balance, {}, { token: inviter.token })).value.sumBalance).toBe(before);
    expect(await gifts()).toBe(11);
    // Whom somebody was invited by is written once, as the account is opened: no account is its own, and none leads back to itself.
    const members = await platform.parts.db.selectFrom('member').select(['id', 'referred_by']).execute();
    const inviterOf = new Map(members.map(({ id, referred_by: by }) => [id, by]));
    for (const { id } of members) {
      const seen = new Set<string>();
      for (let at: string | null | undefined = id; at; at = inviterOf.get(at)) {
        expect(seen.has(at)).toBe(false);
        seen.add(at);
      }
    }
    await soundBooks();
  });
});
