import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatParty } from '../../../content/chat/testing/chatParty.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registered } from '../../../testing/registration.ts';
import { operatorKey, operatorParty, type OperatorParty } from '../../testing/operatorParty.ts';

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

  test('PP-39 of a correction it says by name who proposed it, and leads to what it takes back', async () => {
    const { db } = platform.parts;
    const { id: member } = await db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const { id: transaction } = await db.selectFrom('ledger_transaction').select('id').executeTakeFirstOrThrow();
    const other = await operatorParty(platform, operatorKey, ['payments']);
    await Promise.all([desk, other].map((each) => each.read('/operator/corrections')));
    await desk.send('/operator/corrections', { member, kind: 'reversal', transaction, reason: 'twice' });
    const { id } = await db.selectFrom('correction').select('id').executeTakeFirstOrThrow();
    expect((await other.send(`/operator/corrections/${id}/approve`, {})).status).toBe(303);
    const page = await desk.read('/operator/audit?action=approveCorrection');
    expect(page).toMatch(/<small>proposedBy<\/small>\s*<ins><bdi>Mai Anh<\/bdi><\/ins>/);
    expect(page).toMatch(new RegExp(`<small>reversed</small>\\s*<ins><a href="/operator/members/records/${transaction}">`));
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

  test('of two who change an operator at once the trail says of the second what the first has made', async () => {
    const [other, helper] = [await operatorParty(platform, operatorKey), await operatorParty(platform, operatorKey, ['support'])];
    const { id } = await platform.parts.db.selectFrom('operator').select('id').where('name', '=', helper.name).executeTakeFirstOrThrow();
    for (const party of [desk, other]) await party.read('/operator/operators');
    const roles = `/operator/operators/${id}/roles`;
    await Promise.all([desk.send(roles, { role: 'content' }), other.send(roles, { role: 'payments' })]);
    const [second, first] = await platform.parts.db.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').limit(2).execute();
    expect(first?.before).toBe('{"roles":"support"}');
    expect(second?.before).toBe(first?.after);
  });

  test('what the trail does not take is not done', async () => {
    const { db } = platform.parts;
    await chatParty(platform, '/service/chat').say('Hello');
    const { id } = await db.selectFrom('chat_thread').select('id').executeTakeFirstOrThrow();
    await desk.read('/operator/operators');
    await sql`alter table audit_event rename column request_id to away`.execute(db);
    const chat = `/operator/chats/${id}`;
    const answers = [
      await desk.send('/operator/operators', { name: 'lan', role: 'support' }),
      await desk.post(`${chat}/messages`, { text: 'Hello', key: randomUUID() }),
      await desk.post(`${chat}/closed`, { closed: true, last: 1 }),
      await desk.post(`${chat}/messages/1/hidden`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(await db.selectFrom('operator').select('id').where('name', '=', 'lan').execute()).toEqual([]);
    expect(await db.selectFrom('chat_thread').select(['last_number', 'closed_at']).execute()).toEqual([
      { last_number: 1n, closed_at: null },
    ]);
    expect(await db.selectFrom('chat_message').select('hidden_at').execute()).toEqual([{ hidden_at: null }]);
  });
});
