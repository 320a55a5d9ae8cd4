import { register } from '#contract/identity/member.ts';
import { languageCodes } from '#contract/languages.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registrationOf } from '../../../testing/registration.ts';
import { formTo } from '../../testing/formTo.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

const home = '/operator/flags';
const email = 'linh@example.com';
const day = BigInt(24 * 3_600_000);

describe.each(testEngines())('flags at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  beforeEach(async () => {
    platform = await openPlatform({ engine, extras: { operatorKey }, brand: { giftsFromAddress: 5 } });
    desk = await operatorParty(platform, operatorKey, ['support'], 'mai');
  });
  afterEach(() => platform.close());

  const enter = async (username: string, told: object, address: string) =>
    expect(await platform.call(register, { ...registrationOf(username), ...told }, { address })).toMatchObject({ success: true });
  const idOf = async (username: string) =>
    (await platform.parts.db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
  /** Paths of the forms of a page, in its order. */
  const formsOf = (page: string) => [...page.matchAll(/action="(\/operator\/flags\/[^"]+\/look)"/g)].map(([, path = '']) => path);
  const counted = async () =>
    /href="\/operator\/flags"[^>]*>\s*\S+\s*<span class="count">(\d+)</.exec(await desk.read('/operator/members'))?.[1];
  const lastEvent = () => platform.parts.db.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').executeTakeFirst();

  test('MON-013 are counted, listed the newest first with links to the accounts, and looked at once, with a remark and in the trail', async () => {
    expect(await counted()).toBeUndefined();
    expect(await desk.read(`${home}?lang=EN`)).toContain('Nothing here.');
    await enter('linh', { email }, '198.51.100.1');
    await enter('minh', { email }, '198.51.100.2');
    await enter('huong', { email }, '198.51.100.3');
    expect(await counted()).toBe('2');

    const page = await desk.read(home);
    const [linh, minh, huong] = [await idOf('linh'), await idOf('minh'), await idOf('huong')];
    expect(page).toContain('another account has had it. Shared: e-mail address.');
    for (const [id, name] of [
      [linh, 'linh'],
      [minh, 'minh'],
      [huong, 'huong'],
    ])
      expect(page).toContain(`<a href="/operator/members/${id}"><bdi>${name}</bdi></a>`);
    expect(page.indexOf(huong)).toBeLessThan(page.indexOf(minh));
    expect(page.match(/aria-label="Looked at: 20[^"]+"/g)).toHaveLength(2);
    const [newest = '', oldest = ''] = formsOf(page);

    expect(await problemOf(await desk.send(oldest, { remark: ' ' }))).toBeDefined();
    const again = await (await desk.send(oldest, { remark: 'x'.repeat(501) })).text();
    expect(formTo(again, oldest)).toMatchObject({ typed: { remark: 'x'.repeat(501) }, wrong: 'remark' });
    expect(await counted()).toBe('2');
    expect((await desk.send(oldest, { remark: 'Brothers <both> at the pier.' })).status).toBe(303);
    expect(await lastEvent()).toMatchObject({ actor: 'operator', action: 'lookAtFlag', subject: minh, before: '{"looked":false}' });
    expect(JSON.parse((await lastEvent())?.after ?? '{}')).toMatchObject({
      looked: true,
      kind: 'giftRefused',
      remark: 'Brothers <both> at the pier.',
    });
    expect(await problemOf(await desk.send(oldest, { remark: 'again' }))).toContain('Somebody else was faster');
    expect(await problemOf(await desk.send(`${home}/none/look`, { remark: 'again' }))).toBeDefined();

    const after = await desk.read(home);
    expect(formsOf(after)).toEqual([newest]);
    expect(after).toMatch(/Brothers &lt;both&gt; at the pier\.<br \/><small>mai · /);
    expect(await counted()).toBe('1');
  });

  test('MON-013 stand on the page of each account that they name, and on no other', async () => {
    await enter('linh', { email }, '198.51.100.1');
    await enter('minh', { email }, '198.51.100.2');
    await enter('other', {}, '198.51.100.3');
    for (const [name, is] of [
      ['linh', true],
      ['minh', true],
      ['other', false],
    ] as const)
      expect([
        name,
        (await desk.read(`/operator/members/${await idOf(name)}?lang=EN`)).includes('Opened without the welcome gift'),
      ]).toEqual([name, is]);
  });

  test('MON-013 of many from one address all accounts are named, and each of their pages says so', async () => {
    for (let index = 0; index < 6; index += 1) await enter(`rower${index}`, {}, '203.0.113.7');
    await enter('other', {}, '203.0.113.8');
    // From there as well, but a day before that, and a day after.
    const { db } = platform.parts;
    const { created_at: at } = await db.selectFrom('abuse_flag').select('created_at').executeTakeFirstOrThrow();
    for (const [name, created] of [
      ['before', at - day],
      ['after', at + day],
    ] as const) {
      await enter(name, {}, '203.0.113.7');
      await db
        .updateTable('gift_claim')
        .set({ created_at: created })
        .where('member_id', '=', await idOf(name))
        .execute();
    }
    const page = await desk.read(`${home}?lang=EN`);
    expect(page).toContain('More than 5 accounts had the welcome gift from one internet address within 24 hours.');
    for (let index = 0; index < 6; index += 1) expect(page).toContain(`<bdi>rower${index}</bdi>`);
    for (const name of ['other', 'before', 'after']) {
      expect(page).not.toContain(`<bdi>${name}</bdi>`);
      expect(await desk.read(`/operator/members/${await idOf(name)}`)).not.toContain('from one internet address');
    }
    expect(await desk.read(`/operator/members/${await idOf('rower0')}`)).toContain('from one internet address');
  });

  test('MON-013 are seen by those who may read members, marked by those who may change them, and worded in every language', async () => {
    await enter('linh', { email }, '198.51.100.1');
    await enter('minh', { email }, '198.51.100.2');
    const [form = ''] = formsOf(await desk.read(home));
    const payments = await operatorParty(platform, operatorKey, ['payments']);
    expect(formsOf(await payments.read(home))).toEqual([]);
    expect((await payments.send(form, { remark: 'seen' })).status).toBe(403);
    const content = await operatorParty(platform, operatorKey, ['content']);
    expect((await content.get(home)).status).toBe(403);
    const pages = new Set<string>();
    for (const code of languageCodes) {
      const page = await desk.read(`${home}?lang=${code}`);
      expect(page).not.toMatch(/flags\.\w+|\{\{/);
      pages.add(/<main[\s\S]*<\/main>/.exec(page)?.[0].replaceAll(/\d+/g, '') ?? '');
    }
    // The brand words nothing of the desk.
    expect(pages.size).toBe(languageCodes.length - 1);
  });
});
