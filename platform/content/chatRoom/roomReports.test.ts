import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../core/newId.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { planOf, readFrom, statementsOf } from '../../testing/plans.ts';
import { registered } from '../../testing/registration.ts';
import { sealContent } from '../chat/chatContent.ts';
import { createChatLog } from '../chat/chatLog.ts';
import { createChatThreads, roomId } from '../chat/chatThreads.ts';
import { createRoomReports, type RoomReports } from './roomReports.ts';

const said = 1_000;
const limit = 20;
const inOne = 100;

/** Every third entry is reported, and the older half of those has been looked at. */
const isReported = (number: number) => number % 3 === 0;
const isWaiting = (number: number) => isReported(number) && number > said / 2;

describe.each(testEngines())('reports of a room where much was said on %s', (engine) => {
  let platform: TestPlatform;
  const reportsBy = (db: TestPlatform['parts']['db']): RoomReports =>
    createRoomReports({ ...platform.parts, db, chatLog: createChatLog(platform.parts) });

  beforeAll(async () => {
    platform = await openPlatform({ engine });
    const { parts } = platform;
    await registered(platform, 'linh');
    const { id: memberId } = await parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    await createChatThreads(parts).roomEnd();
    const rows = Array.from({ length: said }, (_, index) => {
      const [id, number] = [newId(parts), BigInt(index + 1)];
      return {
        id,
        thread_id: roomId,
        number,
        author: 'member' as const,
        member_id: null,
        content: sealContent(parts.secrets, id, { name: 'Heron', text: `entry ${number}` }),
        client_key: id,
        hides: null,
        shows: null,
        at: number,
        hidden_at: null,
      };
    });
    for (let from = 0; from < said; from += inOne)
      await parts.db
        .insertInto('chat_message')
        .values(rows.slice(from, from + inOne))
        .execute();
    const reports = rows
      .filter(({ number }) => isReported(Number(number)))
      .map(({ id, number }) => ({ message_id: id, member_id: memberId, at: 1n, ruling_id: isWaiting(Number(number)) ? null : 'looked' }));
    for (let from = 0; from < reports.length; from += inOne)
      await parts.db
        .insertInto('chat_report')
        .values(reports.slice(from, from + inOne))
        .execute();
  });
  afterAll(() => platform.close());

  test.each(['waiting', 'looked'] as const)('CH-01 those that are %s come page by page, the newest first', async (which) => {
    const reports = reportsBy(platform.parts.db);
    const found: number[] = [];
    for (let before: bigint | undefined; ; before = BigInt(found.at(-1) ?? 0)) {
      const page = await reports.list(which, { limit, before });
      found.push(...page.map(({ number }) => Number(number)));
      if (page.length < limit) break;
    }
    const all = Array.from({ length: said }, (_, index) => said - index);
    expect(found).toEqual(all.filter((number) => isReported(number) && isWaiting(number) === (which === 'waiting')));
  });

  test.each([
    ['waiting', undefined],
    ['waiting', 900n],
    ['looked', undefined],
  ] as const)('CH-01 a page of those that are %s, before %s, reads nothing of what was said but what it shows', async (which, before) => {
    const statements = await statementsOf(platform.parts.db, (db) => reportsBy(db).list(which, { limit, before }));
    if (engine === 'postgres') {
      const { rows } = await readFrom(platform.parts.db, 'chat_message', statements);
      return expect(rows).toBeLessThan(2 * limit);
    }
    const details = await planOf(platform.parts.db, statements);
    const ofRoom = details.filter((detail) => detail.includes('chat_message'));
    expect(ofRoom.length).toBeGreaterThan(0);
    for (const detail of ofRoom) expect(detail).toMatch(/^SEARCH chat_message .*\((id=\?|thread_id=\? AND number=\?)\)$/);
    expect(details.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
  });
});
