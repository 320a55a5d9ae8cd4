import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

const tables = { correction: 'correction', announcement: 'announcement', promoBar: 'promo_bar', banner: 'banner' } as const;

describe.each(testEngines())('a form of the desk whose button is pressed twice on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  let memberId: string;
  beforeEach(async () => {
    ({ platform, desk, memberId } = await openDesk({ engine }));
    await desk.read('/operator/announcements?lang=EN');
  });
  afterEach(() => platform.close());

  const worded = (...names: readonly string[]) =>
    Object.fromEntries(platform.parts.brand.languages.flatMap((code) => names.map((name) => [`${name}.${code}`, 'The pier'])));
  const forms = {
    correction: () => ({ member: memberId, kind: 'credit', amount: '5', transaction: '', reason: 'He asked.' }),
    announcement: () => ({ type: 'H', ...worded('title', 'content'), link: '', from: '', until: '' }),
    promoBar: () => ({ ...worded('line'), link: '/promotions' }),
    banner: () => ({
      screen: 'w_fish',
      place: '',
      scene: 'homeward',
      focus: 'LEFT',
      tallFocus: 'TOP',
      link: '',
      ...worded('title', 'line'),
    }),
  };

  test.each([
    ['correction', '/operator/corrections', 'proposeCorrection'],
    ['announcement', '/operator/announcements', 'publishAnnouncement'],
    ['promoBar', '/operator/promo-bar', 'publishPromoBar'],
    ['banner', '/operator/banners', 'publishBanner'],
  ] as const)('makes one %s, and the same form anew makes another', async (what, path, action) => {
    const { db } = platform.parts;
    const count = async () => (await db.selectFrom(tables[what]).select('id').execute()).length;
    const press = async () => {
      const page = await desk.read(`${path}?member=${memberId}`);
      const id = /name="id" value="([\w-]{36})"/.exec(page)?.[1] ?? '';
      const answers = [await desk.send(path, { ...forms[what](), id }), await desk.send(path, { ...forms[what](), id })];
      return answers.map((answer) => [answer.status, answer.headers.get('location')]);
    };
    await desk.read(path);
    const before = await count();
    for (const made of [1, 2]) {
      expect(await press()).toEqual([
        [303, path],
        [303, path],
      ]);
      expect(await count()).toBe(before + made);
      expect(await db.selectFrom('audit_event').select('id').where('action', '=', action).execute()).toHaveLength(made);
    }
  });

  /** Where presses at one instant are led, or what they are told; each outcome once. */
  const atOnce = async (path: string, fields: Readonly<Record<string, string>>) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.send(path, fields)));
    return [...new Set(await Promise.all(answers.map(async (answer) => answer.headers.get('location') ?? (await problemOf(answer)))))];
  };
  const eventsOf = async (action: string) =>
    (await platform.parts.db.selectFrom('audit_event').select('id').where('action', '=', action).execute()).length;
  const idOn = async (path: string): Promise<string> => /name="id" value="([\w-]{36})"/.exec(await desk.read(path))?.[1] ?? '';

  test.each([
    ['correction', '/operator/corrections', 'proposeCorrection'],
    ['announcement', '/operator/announcements', 'publishAnnouncement'],
    ['promoBar', '/operator/promo-bar', 'publishPromoBar'],
    ['banner', '/operator/banners', 'publishBanner'],
  ] as const)('makes one %s, also where the presses come at one instant', async (what, path, action) => {
    const id = await idOn(`${path}?member=${memberId}`);
    expect(await atOnce(path, { ...forms[what](), id })).toEqual([path]);
    expect(await eventsOf(action)).toBe(1);
  });

  test('writes one note of a member, who is shown again', async () => {
    const page = `/operator/members/${memberId}`;
    const id = await idOn(page);
    expect(await atOnce(`${page}/notes`, { note: 'He rows well.', id })).toEqual([page]);
    expect([(await desk.read(page)).split('He rows well.').length - 1, await eventsOf('noteMember')]).toEqual([1, 1]);
  });

  /** The code that presses at one instant are answered with; each answer once. */
  const codesOf = async (fields: Readonly<Record<string, string>>) => {
    const answers = await Promise.all([1, 2, 3].map(() => desk.send('/operator/operators', { role: 'support', ...fields })));
    return [...new Set(await Promise.all(answers.map(async (answer) => /<code>([\w-]{43})<\/code>/.exec(await answer.text())?.[1])))];
  };

  test('invites one operator, by one code that both presses are told, until it is good no more', async () => {
    const [id, other] = [await idOn('/operator/operators'), await idOn('/operator/operators')];
    const codes = await codesOf({ id, name: 'lan' });
    expect(codes).toEqual([expect.any(String)]);
    expect(await codesOf({ id, name: 'lan' })).toEqual(codes);
    const nosy = await operatorParty(platform, operatorKey);
    await nosy.read('/operator/operators');
    expect((await nosy.send('/operator/operators', { id, name: 'lan', role: 'support' })).headers.get('location')).toBe(
      '/operator/operators',
    );
    expect(await problemOf(await desk.send('/operator/operators', { id: other, name: 'Lan', role: 'support' }))).toContain('name');
    expect(await eventsOf('operatorInvite')).toBe(3);
    const { status } = await desk.sendForm(
      '/operator/invited',
      new URLSearchParams({ name: 'lan', invitation: codes[0] ?? '' }).toString(),
    );
    await desk.send(`/operator/operators/${id}/invite`, {});
    const late = await desk.send('/operator/operators', { id, name: 'lan', role: 'support' });
    expect([status, late.status, late.headers.get('location')]).toEqual([200, 303, '/operator/operators']);
  });

  const changed = 'Somebody else was faster.';
  test.each([
    ['announcement', '/operator/announcements', 'end', 'takeBackAnnouncement'],
    ['promoBar', '/operator/promo-bar', 'remove', 'takeBackPromoBar'],
    ['banner', '/operator/banners', 'remove', 'takeBackBanner'],
  ] as const)('takes one %s back, and says of the other press that it is done', async (what, path, deed, action) => {
    const id = await idOn(path);
    await desk.send(path, { ...forms[what](), id });
    expect(await atOnce(`${path}/${id}/${deed}`, {})).toEqual(expect.arrayContaining([path, expect.stringContaining(changed)]));
    expect(await eventsOf(action)).toBe(1);
  });

  test('an announcement that ended while the press waited for it is not taken back once more', async () => {
    const path = '/operator/announcements';
    const id = await idOn(path);
    await desk.send(path, { ...forms.announcement(), id });
    const pressed = await platform.parts.db.transaction().execute(async (transaction) => {
      const end = (at: bigint | null) => transaction.updateTable('announcement').set({ ends_at: at }).where('id', '=', id).execute();
      await end(null);
      const waiting = desk.send(`${path}/${id}/end`, {});
      await new Promise((resolve) => setTimeout(resolve, 300));
      await end(BigInt(Date.now()));
      return { waiting };
    });
    expect(await problemOf(await pressed.waiting)).toContain(changed);
    expect(await eventsOf('takeBackAnnouncement')).toBe(0);
  });

  test('changes what another operator may do, and whether they may enter, once', async () => {
    const other = await operatorParty(platform, operatorKey, ['content']);
    const { id } = await platform.parts.db.selectFrom('operator').select('id').where('name', '=', other.name).executeTakeFirstOrThrow();
    const home = '/operator/operators';
    await desk.read(home);
    for (const [deed, fields, action] of [
      ['roles', { role: 'support' }, 'operatorRoles'],
      ['lock', {}, 'operatorLock'],
      ['unlock', {}, 'operatorUnlock'],
    ] as const) {
      expect([deed, await atOnce(`${home}/${id}/${deed}`, fields)]).toEqual([deed, [home]]);
      expect([deed, await eventsOf(action)]).toEqual([deed, 1]);
    }
  });

  test('locks a member once', async () => {
    const page = `/operator/members/${memberId}`;
    await desk.read(page);
    const answers = await atOnce(`${page}/lock`, { reason: 'He asked.' });
    expect(answers).toEqual(expect.arrayContaining([page, expect.stringContaining(changed)]));
    expect(await eventsOf('lockMember')).toBe(1);
  });
});
