import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { openDesk } from '../testing/openDesk.ts';
import type { OperatorParty } from '../testing/operatorParty.ts';

const tables = { correction: 'correction', announcement: 'announcement', promoBar: 'promo_bar', banner: 'banner' } as const;

describe.each(testEngines())('a form of the desk whose button is pressed twice on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  let memberId: string;
  beforeEach(async () => {
    ({ platform, desk, memberId } = await openDesk({ engine }));
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
});
