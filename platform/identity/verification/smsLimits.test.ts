import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRandom } from '../../core/random.ts';
import { createAttempts } from '../../core/limits/attempts.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { testSecrets } from '../../testing/testSecrets.ts';
import { createSmsLimits, type SmsLimits } from './smsLimits.ts';

const [minute, day] = [60_000, 24 * 3_600_000];
const number = '+84912345678';
const address = '203.0.113.7';
const tooMany = { code: 'too_many_attempts' };

describe.each(testEngines())('AUT-006 messages that the brand pays for on %s', (engine) => {
  let store: TestStore;
  let clock: MovableClock;
  let limits: SmsLimits;
  beforeEach(async () => {
    clock = movableClock();
    store = await openTestStore(engine);
    limits = createSmsLimits({ attempts: createAttempts({ db: store.db, clock, random: systemRandom }), secrets: testSecrets() });
  });
  afterEach(() => store.close());

  const notice = (to = number) => store.db.transaction().execute((transaction) => limits.takeNotice(to, transaction));
  /** Leaves so many of the 5,000 of the day. */
  const leave = async (count: number) => {
    const rows = Array.from({ length: 5_000 - count }, (_, index) => ({ id: `${index}`, scope: 'sms:all', at: BigInt(clock.now()) }));
    for (let index = 0; index < rows.length; index += 1_000)
      await store.db
        .insertInto('attempt')
        .values(rows.slice(index, index + 1_000))
        .execute();
  };

  test('a number gets one in a minute and five in an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await limits.take(number, '');
      await expect(limits.take(number, '')).rejects.toMatchObject({ ...tooMany, value: { retryAfterSeconds: sent < 4 ? 60 : 56 * 60 } });
      clock.forward(minute);
    }
    await expect(limits.take(number, '')).rejects.toMatchObject({ ...tooMany, value: { retryAfterSeconds: 55 * 60 } });
    await limits.take('+84987654321', '');
  });

  test('an address gets twenty in a day, and none is counted for whoever names no address', async () => {
    const numbers = Array.from({ length: 21 }, (_, index) => `+8491234${1_000 + index}`);
    for (const each of numbers.slice(1)) await limits.take(each, address);
    await expect(limits.take(number, address)).rejects.toMatchObject({ ...tooMany, value: { retryAfterSeconds: day / 1_000 } });
    clock.forward(minute);
    for (const each of numbers) await limits.take(each, '');
  });

  test('the brand pays for five thousand in a day, warnings among them', async () => {
    await leave(1);
    await limits.take(number, address);
    await expect(limits.take('+84987654321', address)).rejects.toMatchObject({ code: 'sms_quota_exceeded' });
    expect(await notice()).toBe(false);
    clock.forward(day);
    expect(await notice()).toBe(true);
  });

  test('a number is warned five times in a day, whatever it asked for besides', async () => {
    await limits.take(number, address);
    for (let sent = 0; sent < 5; sent += 1) expect(await notice()).toBe(true);
    expect(await notice()).toBe(false);
    expect(await notice('+84987654321')).toBe(true);
    clock.forward(day);
    expect(await notice()).toBe(true);
  });

  test('a warning counts with the transaction that it belongs to', async () => {
    const undone = store.db.transaction().execute(async (transaction) => {
      await limits.takeNotice(number, transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await store.db.selectFrom('attempt').select('id').execute()).toEqual([]);
  });
});

test('a store that cannot count is a fault, and no limit', async () => {
  const away = new Error('the store is away');
  const failing = (from: number) => {
    let calls = 0;
    const consume = async () => {
      calls += 1;
      if (calls >= from) throw away;
      return [];
    };
    return createSmsLimits({ attempts: { consume, reset: async () => undefined, refund: async () => undefined }, secrets: testSecrets() });
  };
  const { db, close } = await openTestStore();
  for (const from of [1, 2]) await expect(failing(from).take(number, address)).rejects.toBe(away);
  await expect(failing(1).takeNotice(number, db)).rejects.toBe(away);
  await close();
});
