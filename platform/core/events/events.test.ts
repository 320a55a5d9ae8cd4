import { afterEach, describe, expect, test } from 'vitest';
import { openTestLedger, type TestLedger, testCurrency } from '../../testing/openTestLedger.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { runAgain } from '../jobs/jobHandler.ts';
import { createEvents, type Event, pruneEvents } from './events.ts';

let opened: TestLedger;
afterEach(() => opened.close());
const clock = { now: () => 1_700_000_000_000 };
const amountOf = ({ detail }: Event): bigint => BigInt((JSON.parse(detail) as { amount: string }).amount);

test.each(testEngines())(
  'on %s readers side by side see every event once, the same under one number, each member in order',
  async (engine) => {
    opened = await openTestLedger(engine);
    const { db, ledger } = opened;
    const members = Array.from({ length: 8 }, (_, index) => `m-${index}`);
    for (const member of members) await opened.open(member, 0n);
    const rounds = 25;
    let isOver = false;
    const read = async (): Promise<readonly Event[]> => {
      const events = createEvents({ db });
      const seen: Event[] = [];
      for (;;) {
        const wasOver = isOver;
        const found = await events.after(seen.at(-1)?.number ?? 0n, 7);
        seen.push(...found);
        if (found.length === 0 && wasOver) return seen;
        if (found.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    const reading = Promise.all([read(), read(), read()]);
    await Promise.all(
      members.map(async (memberId) => {
        for (let key = 0; key < rounds; key += 1)
          await ledger.once({ memberId, operation: 'pay', key: String(key) }, {}, async (transaction) => {
            await transaction.post([
              { from: await transaction.house('deposits', testCurrency), to: (await transaction.cashOf(memberId)).id, amount: 1n },
            ]);
          });
      }),
    );
    isOver = true;
    const [first = [], ...others] = await reading;
    for (const other of others) expect(other).toEqual(first);
    expect(first.map(({ number }) => number)).toEqual(Array.from({ length: members.length * rounds }, (_, index) => BigInt(index + 1)));
    for (const member of members) {
      expect(first.filter(({ memberId }) => memberId === member).map(amountOf)).toEqual(
        Array.from({ length: rounds }, (_, index) => BigInt(index + 1)),
      );
    }
  },
  60_000,
);

test.each(testEngines())('on %s what is an hour old is kept, and what is older is not, but for the last', async (engine) => {
  opened = await openTestLedger(engine);
  const { db } = opened;
  const events = createEvents({ db });
  const hour = 3_600_000;
  for (const age of [hour + 2, hour + 1, hour, 5])
    await db
      .insertInto('event')
      .values({ kind: 'session', member_id: 'an', detail: '{}', created_at: BigInt(clock.now() - age) })
      .execute();
  const keptAt = async (now: number) => {
    await db.transaction().execute((transaction) => pruneEvents(transaction, now));
    return (await events.after(0n, 10)).map(({ number }) => number);
  };
  expect(await keptAt(clock.now())).toEqual([3n, 4n]);
  expect(await events.bounds()).toEqual({ oldest: 3n, newest: 4n });
  expect(await keptAt(clock.now() + 2 * hour)).toEqual([4n]);
});

test.each(testEngines())('on %s many that are too old go in portions, so that nobody waits for all of them', async (engine) => {
  opened = await openTestLedger(engine);
  const { db } = opened;
  const old = { kind: 'session' as const, member_id: 'an', detail: '{}', created_at: 0n };
  for (let each = 0; each < 8; each += 1) await db.insertInto('event').values(old).execute();
  await db
    .insertInto('event')
    .values({ ...old, created_at: BigInt(clock.now()) })
    .execute();
  const pruned = async () => {
    const outcome = await db.transaction().execute((transaction) => pruneEvents(transaction, clock.now(), 3n));
    return [(await createEvents({ db }).bounds()).oldest, outcome];
  };
  expect(await pruned()).toEqual([4n, runAgain]);
  expect(await pruned()).toEqual([7n, runAgain]);
  expect(await pruned()).toEqual([9n, undefined]);
  expect(await pruned()).toEqual([9n, undefined]);
});

describe.each(testEngines().filter((engine) => engine === 'postgres'))('on %s', (engine) => {
  test('an event that was written first and committed last is not passed over', async () => {
    opened = await openTestLedger(engine);
    const { db } = opened;
    const events = createEvents({ db });
    const row = (member_id: string) => ({ kind: 'session' as const, member_id, detail: '{}', created_at: BigInt(clock.now()) });
    let commit: () => void = () => undefined;
    let isWritten: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const slow = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('event').values(row('slow')).execute();
      isWritten();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await written;
    await db.insertInto('event').values(row('fast')).execute();
    expect((await events.after(0n, 10)).map(({ number, memberId }) => [number, memberId])).toEqual([[1n, 'fast']]);
    commit();
    await slow;
    expect((await events.after(1n, 10)).map(({ number, memberId }) => [number, memberId])).toEqual([[2n, 'slow']]);
  });
});
