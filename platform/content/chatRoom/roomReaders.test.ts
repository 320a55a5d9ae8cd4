import { expect, test } from 'vitest';
import { openPlatform } from '../../testing/openPlatform.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { registered } from '../../testing/registration.ts';
import { createChatThreads } from '../chat/chatThreads.ts';
import { markRead, unreadCount } from './roomReaders.ts';

test('CH-01 what went unread is counted to a hundred, without going through all that the room keeps', async () => {
  const platform = await openPlatform();
  const { db } = platform.parts;
  await registered(platform, 'linh');
  const { id, created_at: opened } = await db.selectFrom('member').select(['id', 'created_at']).executeTakeFirstOrThrow();
  await createChatThreads(platform.parts).roomEnd();
  const said = (number: bigint) => ({
    id: `entry ${number}`,
    thread_id: 'room',
    number,
    author: 'operator' as const,
    member_id: null,
    content: '',
    client_key: `key ${number}`,
    at: opened + number,
  });
  await db
    .insertInto('chat_message')
    .values(Array.from({ length: 150 }, (_, index) => ({ ...said(BigInt(index)), hides: null, shows: null, hidden_at: null })))
    .execute();
  const counted: number[] = [];
  const planned = async () => {
    const asked = await statementsOf(db, async (told) => counted.push(await unreadCount(told, id)));
    return (await planOf(db, asked.slice(-1))).filter((step) => step.includes('chat_message'));
  };
  expect(await planned()).toEqual(['SEARCH chat_message USING INDEX chat_message_by_at (thread_id=? AND at>?)']);
  await markRead(db, id, 49n);
  await planned();
  await markRead(db, id, 50n);
  expect(await planned()).toEqual([expect.stringMatching(/^SEARCH chat_message USING INDEX .*\(thread_id=\? AND number>\?\)$/)]);
  expect(counted).toEqual([100, 100, 99]);
  await platform.close();
});
