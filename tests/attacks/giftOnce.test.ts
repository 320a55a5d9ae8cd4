import { changeContact, sendContactCode } from '#contract/identity/contact.ts';
import { excludeSelf } from '#contract/identity/playLimit.ts';
import { register } from '#contract/identity/member.ts';
import { languageCodes } from '#contract/languages.ts';
import { promotionStatuses } from '#contract/loyalty/promotion.ts';
import { referral } from '#contract/loyalty/referral.ts';
import { messages } from '#contract/content/message.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../platform/core/ledger/testing/reconcile.ts';
import { lastCode } from '../../platform/testing/messages.ts';
import { movableClock, type MovableClock } from '../../platform/testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import { testBrand } from '../../platform/testing/testBrand.ts';
import { testEngines } from '../../platform/testing/openTestStore.ts';
import { password, registrationOf } from '../../platform/testing/registration.ts';

const day = 24 * 3_600_000;
const asked = { enabled: true, required: false };
const phone = { mobileNum: '0912 345 678', countryDialingCode: '84' };
const email = 'linh@example.com';
const browserOf = (index: number) => `b0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

interface Way {
  readonly address?: string;
  readonly browser?: string;
}

describe.each(testEngines())('the welcome gift, once per person, on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  const open = async (brand: object = {}) => {
    const { modules, registrationRules } = testBrand('http://localhost:3000', []);
    platform = await openPlatform({
      engine,
      clock,
      brand: {
        registrationBonus: '1000',
        giftsFromAddress: 5,
        // Numbers are typed, and proven by nobody.
        modules: modules.filter((module) => !['MOBILENUMREG3', 'REGMOBVERF3'].includes(module)),
        registrationRules: { ...registrationRules, email: asked, mobileNum: asked },
        ...brand,
      },
    });
  };
  beforeEach(async () => {
    clock = movableClock();
    await open();
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });

  /** Every account from an address of its own, where none is given. */
  let made = 0;
  const enter = async (told: object = {}, way: Way = {}) => {
    made += 1;
    const username = `rower${made}`;
    const address = way.address ?? `198.51.${100 + (made >> 8)}.${made & 255}`;
    const answer = await platform.call(register, { ...registrationOf(username), ...told }, { ...way, address });
    expect(answer).toMatchObject({ success: true });
    return { username, token: answer.value.token };
  };
  const balanceOf = async ({ token }: { readonly token: string }) => Number((await platform.call(balance, {}, { token })).value.sumBalance);
  const flags = async () => {
    const rows = await platform.parts.db
      .selectFrom('abuse_flag')
      .innerJoin('member', 'member.id', 'abuse_flag.member_id')
      .leftJoin('member as other', 'other.id', 'abuse_flag.other_id')
      .select(['kind', 'shared', 'member.username as account', 'other.username as other'])
      .orderBy('abuse_flag.id')
      .execute();
    return rows.map(({ kind, shared, account, other }) => ({ kind, shared, account, other }));
  };
  const oneOf = async (accounts: readonly { readonly token: string; readonly username: string }[]) => {
    const held = await Promise.all(accounts.map(balanceOf));
    expect(held.toSorted((one, other) => other - one)).toEqual([1000, ...accounts.slice(1).map(() => 0)]);
    return accounts[held.indexOf(1000)]?.username;
  };

  test.each([
    ['phone', (index: number) => [{ ...phone, mobileNum: index % 2 ? '912345678' : phone.mobileNum }, { browser: browserOf(index) }]],
    ['email', (index: number) => [{ email: index % 2 ? 'LINH@Example.com' : email }, { browser: browserOf(index) }]],
    ['browser', (index: number) => [{ email: `linh${index}@example.com` }, { browser: browserOf(0) }]],
  ] as const)('MON-013 of 50 opened at once with one %s, one has the gift, and the desk is told of 49', async (shared, told) => {
    const accounts = await Promise.all(Array.from({ length: 50 }, (_, index) => enter(...told(index))));
    const holder = await oneOf(accounts);
    const rest = accounts.map(({ username }) => username).filter((username) => username !== holder);
    const raised = await flags();
    expect(raised.map(({ account }) => account).toSorted()).toEqual(rest.toSorted());
    for (const each of raised) expect(each).toMatchObject({ kind: 'giftRefused', shared, other: holder });
  });

  test('MON-013 who differs in everything has the gift, and so has who tells nothing', async () => {
    const accounts = [
      await enter({ ...phone, email }, { browser: browserOf(1) }),
      await enter({ ...phone, mobileNum: '0912345679', email: 'minh@example.com' }, { browser: browserOf(2) }),
      await enter(),
      await enter(),
    ];
    expect(await Promise.all(accounts.map(balanceOf))).toEqual([1000, 1000, 1000, 1000]);
    expect(await flags()).toEqual([]);
  });

  test('MON-013 what crosses is one gift: each new mark that comes with a used one claims nothing, and is good for a gift by itself', async () => {
    const first = await enter({ ...phone }, { browser: browserOf(1) });
    const second = await enter({ email }, { browser: browserOf(1) });
    const third = await enter({ email });
    const both = await enter({ ...phone, email });
    expect(await Promise.all([first, second, third, both].map(balanceOf))).toEqual([1000, 0, 1000, 0]);
    expect(await flags()).toEqual([
      { kind: 'giftRefused', shared: 'browser', account: second.username, other: first.username },
      { kind: 'giftRefused', shared: 'phone', account: both.username, other: first.username },
      { kind: 'giftRefused', shared: 'email', account: both.username, other: third.username },
    ]);
  });

  test('MON-013 of 40 at once whose marks cross, nobody waits for ever, and no mark has had two gifts', async () => {
    const told = Array.from({ length: 40 }, (_, index) => ({
      email: `linh${index % 5}@example.com`,
      browser: browserOf(100 + (index % 7)),
      mobileNum: `09123456${10 + (index % 3)}`,
    }));
    const accounts = await Promise.all(told.map(({ browser, ...typed }) => enter({ ...typed, countryDialingCode: '84' }, { browser })));
    const held = await Promise.all(accounts.map(balanceOf));
    const given = told.filter((_, index) => held[index] === 1000);
    for (const mark of ['email', 'browser', 'mobileNum'] as const) expect(new Set(given.map((each) => each[mark])).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(held)).toEqual(new Set([0, 1000]));
  });

  test('MON-013 who has not been given it is told so and why, in every language, and is promised nothing', async () => {
    const first = await enter({ email });
    const second = await enter({ email });
    const inbox = async ({ token }: { readonly token: string }, language: (typeof languageCodes)[number]) =>
      (await platform.call(messages, { pageSize: 10 }, { token, language })).value.messages.map(({ content }) => content);
    expect((await inbox(first, 'EN'))[0]).toContain('there is play money in it');
    expect((await inbox(second, 'EN'))[0]).toMatch(/once per person, phone number, e-mail address and browser.*begins without it/);
    const said = await Promise.all(languageCodes.map(async (code) => (await inbox(second, code))[0]));
    // TY has the words of VI.
    expect(new Set(said).size).toBe(5);
    for (const each of said) expect(each).toContain(second.username);
    const statusOf = async ({ token }: { readonly token: string }) =>
      (await platform.call(promotionStatuses, {}, { token })).value.statuses;
    expect(await statusOf(first)).toEqual([{ id: 'welcome-purse', activityStatus: 'issued' }]);
    expect(await statusOf(second)).toEqual([]);
  });

  test('MON-013 where there is no gift nothing is claimed, and nobody is told of any', async () => {
    await platform.close();
    await open({ registrationBonus: '0' });
    const accounts = [await enter({ email }), await enter({ email })];
    expect(await Promise.all(accounts.map(balanceOf))).toEqual([0, 0]);
    expect(await flags()).toEqual([]);
    for (const { token } of accounts) {
      const { messages: told } = (await platform.call(messages, { pageSize: 10 }, { token, language: 'EN' })).value;
      expect(told.map(({ content }) => content).join()).not.toMatch(/play money|gift/);
    }
  });

  test('MON-013 who has left for good has had the gift still', async () => {
    const first = await enter({ ...phone });
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).where('username', '=', first.username).execute();
    expect(await balanceOf(await enter({ ...phone }))).toBe(0);
    const away = await enter({}, { browser: browserOf(9) });
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token: away.token });
    clock.forward(400 * day);
    await platform.settled();
    expect(await balanceOf(await enter({}, { browser: browserOf(9) }))).toBe(0);
  });

  test('MON-013 five gifts to one address within a day are nobody’s business; the sixth is told, once, and has its gift', async () => {
    const address = '203.0.113.7';
    const some = (count: number) => Promise.all(Array.from({ length: count }, () => enter({}, { address })));
    await some(5);
    expect(await flags()).toEqual([]);
    const [sixth] = await some(1);
    expect(sixth && (await balanceOf(sixth))).toBe(1000);
    expect(await flags()).toEqual([{ kind: 'manyFromAddress', shared: '', account: sixth?.username, other: null }]);
    await some(3);
    expect(await flags()).toHaveLength(1);
    await enter({}, { address: '203.0.113.8' });
    expect(await flags()).toHaveLength(1);
  });

  test('MON-013 of twelve at once from one line of IPv6 the desk is told once; gifts of more than a day ago do not count', async () => {
    const some = (count: number, start: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => enter({}, { address: `2001:db8:7:7::${start + index}` })));
    await some(12, 1);
    expect((await flags()).map(({ kind }) => kind)).toEqual(['manyFromAddress']);
    clock.forward(day);
    await platform.settled();
    await some(5, 20);
    expect(await flags()).toHaveLength(1);
    await some(1, 30);
    expect(await flags()).toHaveLength(2);
  });

  test('MON-013 who invites themselves is told of: by browser, by what the inviter is reached at by now, and not where nothing is shared', async () => {
    const inviter = await enter({ email: 'own@example.com' }, { browser: browserOf(1) });
    const { referralCode } = (await platform.call(referral, { pageSize: 20 }, { token: inviter.token })).value;
    await enter({ referralCode, email }, { browser: browserOf(2) });
    expect(await flags()).toEqual([]);
    const same = await enter({ referralCode }, { browser: browserOf(1) });
    expect(await flags()).toEqual([
      { kind: 'giftRefused', shared: 'browser', account: same.username, other: inviter.username },
      { kind: 'selfReferral', shared: 'browser', account: same.username, other: inviter.username },
    ]);
    await bind(inviter.token, 'bound@example.com');
    const later = await enter({ referralCode, email: 'Bound@example.com' });
    expect(await balanceOf(later)).toBe(1000);
    expect((await flags()).slice(2)).toEqual([{ kind: 'selfReferral', shared: 'email', account: later.username, other: inviter.username }]);
  });

  const bind = async (token: string, value: string) => {
    const target = { kind: 'email', value } as const;
    await platform.call(sendContactCode, { ...target, password }, { token });
    const verificationCode = await lastCode(platform, value);
    expect(await platform.call(changeContact, { ...target, verificationCode }, { token })).toMatchObject({ success: true });
  };

  test('MON-013 a contact that is bound later claims nothing, and the desk is told where another had the gift by it', async () => {
    const first = await enter({ email });
    const second = await enter();
    await bind(second.token, 'free@example.com');
    expect(await flags()).toEqual([]);
    expect(await balanceOf(await enter({ email: 'free@example.com' }))).toBe(1000);
    const third = await enter();
    await bind(third.token, 'LINH@example.com');
    expect(await flags()).toEqual([{ kind: 'contactOfAnother', shared: 'email', account: third.username, other: first.username }]);
    expect(await balanceOf(third)).toBe(1000);
  });
});
