import { languageCodes } from '#contract/languages.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { operatorKey, operatorParty, type OperatorParty } from '../../testing/operatorParty.ts';

/** The pages of the desk in the order of its menu, and the roles that have them; `admin` has all. */
const pages: readonly (readonly [page: string, ...roles: readonly string[]])[] = [
  ['members', 'support', 'payments'],
  ['deposits', 'payments'],
  ['withdrawals', 'payments'],
  ['flags', 'support', 'payments'],
  ['corrections', 'payments'],
  ['books', 'payments'],
  ['announcements', 'content'],
  ['banners', 'content'],
  ['promo-bar', 'content'],
  ['feedback', 'support'],
  ['chats', 'support'],
  ['reports', 'support'],
  ['jobs'],
  ['audit'],
  ['operators'],
];
/** Where the menu of a page leads. */
const entriesOf = (page: string) =>
  [...(page.split('<nav')[1]?.split('</nav>')[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, path]) => path);

describe.each(testEngines())('the menu of the desk on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  let memberId: string;
  beforeEach(async () => {
    ({ platform, desk, memberId } = await openDesk({ engine }));
  });
  afterEach(() => platform.close());

  test('each role is led to its pages, in their order, and has no other', async () => {
    for (const role of ['support', 'payments', 'content', 'admin'] as const) {
      const party = await operatorParty(platform, operatorKey, [role]);
      const own = pages.filter(([, ...roles]) => role === 'admin' || roles.includes(role)).map(([page]) => `/operator/${page}`);
      expect(entriesOf(await party.read('/operator'))).toEqual(own);
      for (const [page] of pages.filter(([name]) => name !== 'chats')) {
        const path = `/operator/${page}`;
        expect([role, path, (await party.get(path)).status]).toEqual([role, path, own.includes(path) ? 200 : 403]);
      }
    }
  });

  test('the page that is open is marked, also below its entry, and no other is', async () => {
    for (const [path, marked] of [
      ['/operator/members', ['/operator/members']],
      [`/operator/members/${memberId}`, ['/operator/members']],
      ['/operator/jobs', ['/operator/jobs']],
    ] as const) {
      const page = await desk.read(path);
      expect([...page.matchAll(/href="([^"]+)"\s+aria-current="page"/g)].map(([, entry]) => entry)).toEqual(marked);
    }
  });

  test('all pages are worded in every language', async () => {
    for (const language of languageCodes)
      for (const [name] of pages.filter(([each]) => each !== 'chats')) {
        const page = await desk.read(`/operator/${name}?lang=${language}`);
        expect(page).toContain('<h1>');
        expect(page).not.toMatch(/>\s*[a-z]\w+\.[a-z]\w+[\s<]/);
      }
  });
});
