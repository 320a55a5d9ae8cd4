import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { countsOf } from '../testing/countsOf.ts';
import { operatorKey, operatorParty } from '../testing/operatorParty.ts';

const minute = 60_000;

interface Thread {
  readonly id: string;
  readonly minutesAgo: number;
  readonly by?: 'visitor' | 'operator';
  readonly vip?: boolean;
  readonly closed?: boolean;
}

describe.each(testEngines())('the list of conversations on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
  });
  afterEach(() => platform.close());

  const begin = (threads: readonly Thread[]) =>
    platform.parts.db
      .insertInto('chat_thread')
      .values(
        threads.map(({ id, minutesAgo, by = 'operator', vip = false, closed = false }) => ({
          id,
          kind: 'service' as const,
          last_number: 1n,
          member_id: null,
          language: 'EN',
          vip: vip ? 1n : 0n,
          created_at: 0n,
          last_at: BigInt(clock.now() - minutesAgo * minute),
          last_author: by,
          closed_at: closed ? BigInt(clock.now()) : null,
        })),
      )
      .execute();
  const listed = async () => {
    const desk = await operatorParty(platform, operatorKey, ['support']);
    const answer = await desk.get('/operator/chats/list');
    return ((await answer.json()) as { conversations: { id: string; waits: boolean }[] }).conversations;
  };

  test('who waits stands there, however many were answered or closed since', async () => {
    await begin([{ id: 'forgotten', minutesAgo: 10_000, by: 'visitor' }]);
    await begin(Array.from({ length: 120 }, (_, index) => ({ id: `answered ${index}`, minutesAgo: index + 1 })));
    const closed = { by: 'visitor', closed: true } as const;
    await begin(Array.from({ length: 120 }, (_, index) => ({ id: `closed ${index}`, minutesAgo: index + 1, ...closed })));
    const list = await listed();
    expect(list[0]).toMatchObject({ id: 'forgotten', waits: true });
    expect(list.slice(1).map(({ waits }) => waits)).toEqual(Array.from({ length: 100 }, () => false));
    expect(list.at(-1)?.id).toMatch(/^(answered|closed) 49$/);
  });

  test('of more who wait than the list holds, members of rank and those who have waited longest stand there', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ id: `waits ${index}`, minutesAgo: index + 1, by: 'visitor' }) as const);
    await begin([...many, { id: 'of rank, late', minutesAgo: 0, by: 'visitor', vip: true }]);
    await begin([{ id: 'of rank, early', minutesAgo: 5, by: 'visitor', vip: true }]);
    const list = await listed();
    expect(list.map(({ id }) => id).slice(0, 4)).toEqual(['of rank, early', 'of rank, late', 'waits 119', 'waits 118']);
    expect(list.map(({ id }) => id)).not.toContain('waits 0');
  });

  test('those of one moment stand in one order, whoever waits and whoever was answered', async () => {
    const both = (what: string, by: NonNullable<Thread['by']>) => ['b', 'a'].map((each) => ({ id: `${what} ${each}`, minutesAgo: 1, by }));
    await begin([...both('waits', 'visitor'), ...both('answered', 'operator').toReversed()]);
    expect((await listed()).map(({ id }) => id)).toEqual(['waits a', 'waits b', 'answered b', 'answered a']);
  });

  test('the menu of the desk counts those that wait', async () => {
    await begin([
      { id: 'waits', minutesAgo: 3, by: 'visitor' },
      { id: 'waits too', minutesAgo: 2, by: 'visitor', vip: true },
      { id: 'closed', minutesAgo: 1, by: 'visitor', closed: true },
      { id: 'answered', minutesAgo: 1 },
    ]);
    const desk = await operatorParty(platform, operatorKey, ['support']);
    expect(countsOf(await desk.read('/operator/members'))).toMatchObject({ chats: 2 });
  });
});
