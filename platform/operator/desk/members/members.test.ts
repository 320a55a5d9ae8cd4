import { playLimits, excludeSelf } from '#contract/identity/playLimit.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changePersonalData } from '../../../testing/changePersonalData.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { password } from '../../../testing/registration.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

describe.each(testEngines())('a member at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  let memberId: string;
  let token: string;
  beforeEach(async () => {
    ({ platform, desk, memberId, token } = await openDesk({ engine }));
  });
  afterEach(() => platform.close());

  test('accounts and transactions of a member are told in words; a code that nobody has worded is shown as it is', async () => {
    const { ledger } = platform.parts;
    await ledger.once({ memberId, operation: 'withdraw.pay', key: 'one' }, {}, async () => null);
    await ledger.once({ memberId, operation: 'keel.hauled', key: 'two' }, {}, async ({ accountOf, house, post }) => {
      const [from, to] = [await house('bonus', 'PLAY'), (await accountOf(memberId, 'vendor:XGS', 'PLAY')).id];
      await post([{ from, to, amount: 10_000n }]);
      return null;
    });
    const page = await desk.read(`/operator/members/${memberId}?lang=EN`);
    const cells = [...page.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell = '']) => cell.trim());
    expect(cells).toEqual(expect.arrayContaining(['Main wallet', 'Wallet with XGS', 'Withdrawal paid', 'Account opened', 'keel.hauled']));
    expect(await desk.read(`/operator/members/${memberId}?lang=CN`)).toMatch(/>\s*主钱包\s*<[^]*>\s*开户\s*</);
    expect(await desk.read('/operator/books?lang=TH')).toMatch(/>\s*กระเป๋า XGS\s*</);
  });

  test('each deed says in its own words what its reason is for, and those that put a member out warn by their look', async () => {
    const page = await desk.read(`/operator/members/${memberId}?lang=EN`);
    const forms = [...page.matchAll(/<form method="post" action="\/operator\/members\/[^/]+\/([a-z/]+)" class="row">(.*?)<\/form>/gs)].map(
      ([, deed, form = '']) => [deed, /<label>\s*(.*?)\s*<input name="reason"/s.exec(form)?.[1], /<button class="(\w*)"/.exec(form)?.[1]],
    );
    expect(forms).toEqual([
      ['lock', 'Reason for locking', 'danger'],
      ['logins/open', 'Reason for letting the password in again', ''],
      ['sessions/end', 'Reason for ending all sessions', 'danger'],
    ]);
  });

  test('RO-01 PP-13 who has excluded themselves is locked as anybody, and excluded still once that is undone', async () => {
    const { until } = (await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token })).value;
    const enter = (forPayout = false) => platform.call(login, { username: 'linh', password, forPayout });
    const payout = (await enter(true)).value.token;
    const [here, excluded] = [`/operator/members/${memberId}`, /<dt>Self-exclusion<\/dt>\s*<dd>Until /];
    expect(await desk.read(`${here}?lang=EN`)).toMatch(excluded);
    // There is no lock to undo.
    expect(await problemOf(await desk.send(`${here}/unlock`, { reason: 'he asked' }))).toBeDefined();
    expect((await desk.send(`${here}/lock`, { reason: 'not his money' })).status).toBe(303);
    expect(await platform.call(playLimits, {}, { token: payout })).toMatchObject({ status: 401 });
    for (const forPayout of [false, true]) expect(await enter(forPayout)).toMatchObject({ code: 'login_failed' });
    const page = await desk.read(`${here}?lang=EN`);
    expect(page).toMatch(/<dd>Locked<\/dd>\s*<dt>Locked since</);
    expect(page).toMatch(excluded);
    expect((await desk.send(`${here}/unlock`, { reason: 'it was his' })).status).toBe(303);
    // Tries are counted, whatever they come to; that is not what is looked at here.
    await platform.parts.db.deleteFrom('attempt').execute();
    expect(await enter()).toMatchObject({ code: 'self_excluded', value: { until, step: 'term' } });
    expect((await enter(true)).success).toBe(true);
    const events = platform.parts.db.selectFrom('audit_event').select(['action', 'before', 'after']).where('actor', '=', 'operator');
    expect(await events.where('action', 'in', ['lockMember', 'unlockMember']).orderBy('seq').execute()).toEqual([
      { action: 'lockMember', before: '{"status":"SELF_EXCLUDED"}', after: '{"status":"LOCKED","reason":"not his money"}' },
      { action: 'unlockMember', before: '{"status":"LOCKED"}', after: '{"status":"SELF_EXCLUDED","reason":"it was his"}' },
    ]);
  });

  test('what is known of a member’s mail and telephone is told by hints, as the member is told', async () => {
    const contacts = { email: 'linh.nguyen@example.com', mobile: '+84912345678' };
    await changePersonalData(platform, contacts);
    const page = await desk.read(`/operator/members/${memberId}`);
    expect(page).toContain('<dd>l•••@example.com</dd>');
    expect(page).toContain('<dd>+84 ••• 78</dd>');
  });
});
