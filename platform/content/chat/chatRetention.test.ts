import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { operatorKey } from '../../operator/testing/operatorParty.ts';
import { enterRoom } from '../chatRoom/testing/roomEntry.ts';
import { roomId } from './chatThreads.ts';
import { chatParty, type ChatParty } from './testing/chatParty.ts';

const day = 24 * 3_600_000;
const hour = 3_600_000;
const minute = 60_000;

describe.each(testEngines())('what chats keep on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  const opened: ChatParty[] = [];
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
    await platform.jobWork.schedule();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.leave()));
    await platform.close();
  });

  const enter = async (token: string): Promise<ChatParty> => {
    const party = await enterRoom(platform, token);
    opened.push(party);
    return party;
  };
  const guest = () => {
    const party = chatParty(platform, '/service/chat');
    opened.push(party);
    return party;
  };
  const rows = (table: 'chat_message' | 'chat_thread' | 'chat_seat' | 'chat_report') =>
    platform.parts.db.selectFrom(table).selectAll().execute();
  /** Moves the clock, and does what recurs within the hour. */
  const pass = async (time: number) => {
    clock.forward(time);
    await platform.settled();
  };

  test('CH-01 what the room said is there for thirty days, and goes within the hour after, with what was reported of it', async () => {
    const [linh, minh] = [await registered(platform, 'linh'), await registered(platform, 'minh')];
    await (await enter(linh)).say('The first');
    await (await enter(minh)).post('/chat/room/messages/1/reported', {});
    clock.forward(29.5 * minute);
    await (await enter(minh)).say('The second');
    expect((await rows('chat_message')).length).toBe(2);
    await pass(30 * day - 29.5 * minute - 1);
    expect((await rows('chat_message')).length).toBe(2);
    await pass(29 * minute + 1);
    expect((await rows('chat_message')).map(({ number }) => Number(number))).toEqual([2]);
    expect(await rows('chat_report')).toEqual([]);
    // Whoever comes later hears what is left, and what is said counts on.
    const late = await enter(await registered(platform, 'heron'));
    await late.say('The third');
    expect(await late.heard('/chat/room/stream', 2)).toMatchObject([{ number: 2 }, { number: 3 }]);
  });

  test('a conversation with the house is there for 180 days after its last word, and then goes whole', async () => {
    const visitor = guest();
    await visitor.say('Hello');
    await pass(20 * day);
    await visitor.say('Me again');
    expect((await rows('chat_message')).length).toBe(2);
    await pass(180 * day - 1);
    expect((await rows('chat_message')).length).toBe(2);
    await pass(hour);
    expect([await rows('chat_message'), (await rows('chat_thread')).filter(({ id }) => id !== roomId)]).toEqual([[], []]);
  });

  test('however much it is, all of it goes at one time', async () => {
    const token = await registered(platform, 'linh');
    await (await enter(token)).say('Hello');
    const [said] = await rows('chat_message');
    if (!said) throw new Error('nothing was said');
    const more = Array.from({ length: 2_300 }, (_, index) => ({
      ...said,
      id: randomUUID(),
      number: BigInt(index + 2),
      client_key: `key ${index}`,
    }));
    for (let index = 0; index < more.length; index += 500)
      await platform.parts.db
        .insertInto('chat_message')
        .values(more.slice(index, index + 500))
        .execute();
    await pass(30 * day + hour);
    expect(await rows('chat_message')).toEqual([]);
  });
});
