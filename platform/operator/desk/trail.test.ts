import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { operatorKey, operatorParty, type OperatorParty } from '../testing/operatorParty.ts';

describe.each(testEngines())('the audit trail at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  beforeEach(async () => {
    platform = await openPlatform({ engine, extras: { operatorKey } });
    await registered(platform, 'linh');
    desk = await operatorParty(platform, operatorKey, ['admin'], 'Mai Anh');
    await desk.read('/operator/audit?lang=EN');
  });
  afterEach(() => platform.close());

  const actionsOf = (page: string) => [...page.matchAll(/<b>(register|operator\w+)<\/b>/g)].map(([, action]) => action);

  test('PP-38 an operator is filtered by the name that stands in the list, as by the number', async () => {
    expect(await desk.read('/operator/audit')).toContain('<bdi>Mai Anh</bdi>');
    expect(actionsOf(await desk.read('/operator/audit?actor=mai+anh'))).toEqual(['operatorAccept']);
    const { id } = await platform.parts.db.selectFrom('operator').select('id').executeTakeFirstOrThrow();
    expect(actionsOf(await desk.read(`/operator/audit?actor=${id}`))).toEqual(['operatorAccept']);
    expect(await desk.read('/operator/audit?actor=nobody')).toContain('No event fits.');
  });

  test('PP-38 a row says by name who did what to whom, and each fact with what it was before; what has a name is searched by it', async () => {
    const { id } = await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    await desk.read(`/operator/members/${id}`);
    await desk.send(`/operator/members/${id}/lock`, { reason: 'asked <by> telephone' });
    const text = (cell: string) =>
      cell
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
    const rowsOf = (page: string) =>
      [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
        [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell),
      );
    const [when = '', who = '', what = '', whom = '', changed = ''] =
      rowsOf(await desk.read('/operator/audit?subject=Linh&lang=EN'))[1] ?? [];
    expect(text(when)).toMatch(/ No\. \d+$/);
    expect(text(who)).toBe('Mai Anh operator');
    expect(text(what)).toMatch(/^lockMember [\w-]+$/);
    expect(whom).toContain(`<a href="/operator/members/${id}"><bdi>linh</bdi></a>`);
    expect([...changed.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = '']) => text(line))).toEqual([
      'status ACTIVE → LOCKED',
      'reason asked &lt;by&gt; telephone',
    ]);
    expect(actionsOf(await desk.read('/operator/audit?actor=linh'))).toEqual(['register']);
    expect(actionsOf(await desk.read('/operator/audit?subject=mai+anh'))).toEqual(['operatorAccept', 'operatorInvite']);
  });

  test('what it is filtered by stays in the fields, and in the addresses of the other languages', async () => {
    const page = await desk.read('/operator/audit?action=register&actor=&subject=a%22b&lang=EN');
    expect([...page.matchAll(/<input name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])).toEqual([
      ['action', 'register'],
      ['actor', ''],
      ['subject', 'a&quot;b'],
    ]);
    expect(page).toContain('href="/operator/audit?action=register&amp;actor=&amp;subject=a%22b&amp;lang=CN"');
  });
});
