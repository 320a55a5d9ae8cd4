import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTaskQueue, type TaskQueue } from '../../core/taskQueue.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import type { Log } from '../../core/log.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { createGuessAlarm, type GuessAlarm } from './guessAlarm.ts';

const hour = 3_600_000;

describe.each(testEngines())('an alarm of several platforms on %s', (engine) => {
  let store: TestStore;
  let clock: MovableClock;
  let warned: object[];
  let faults: object[];
  let works: TaskQueue[];
  let log: Log;
  beforeEach(async () => {
    [warned, faults, works] = [[], [], []];
    clock = movableClock();
    log = { error: (details) => void faults.push(details), warn: (details) => void warned.push(details) };
    store = await openTestStore(engine);
  });
  afterEach(async () => {
    await settled();
    await store.close();
  });

  const settled = async (): Promise<void> => {
    for (const work of works) await work.settled();
  };
  /** The alarm of one more platform on the same store. */
  const openAlarm = (): GuessAlarm => {
    const taskQueue = createTaskQueue(log);
    works.push(taskQueue);
    return createGuessAlarm({ db: store.db, clock, taskQueue, log });
  };
  const noteOn = async (
    alarms: readonly GuessAlarm[],
    count: number,
    noteOf: (alarm: GuessAlarm, index: number) => void,
  ): Promise<void> => {
    for (let index = 0; index < count; index += 1) noteOf(alarms[index % alarms.length] as GuessAlarm, index);
    await settled();
  };
  const event = (of: string, name: string) => ({ event: 'login_guessing', of, name, withinMinutes: 60 });

  test('AUT-003 guesses at one account that reach every platform a few are seen together, and told once', async () => {
    const alarms = Array.from({ length: 4 }, openAlarm);
    // None of them has seen as many as are alarming by itself.
    await noteOn(alarms, 60, (alarm, index) => alarm.note('linh', `198.51.100.${index}`));
    expect(warned).toEqual([event('account', 'linh')]);
    await noteOn(alarms, 400, (alarm, index) => alarm.note('linh', `198.51.${index >> 8}.${index & 255}`));
    expect(warned.filter((each) => JSON.stringify(each).includes('account'))).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('AUT-003 so are guesses from one address, and those from everywhere', async () => {
    const alarms = [openAlarm(), openAlarm()];
    await noteOn(alarms, 60, (alarm, index) => alarm.note(`name${index}`, '203.0.113.7'));
    expect(warned).toEqual([event('address', '203.0.113.7')]);
    await noteOn(alarms, 440, (alarm, index) => alarm.note(`other${index}`, `198.51.${index >> 8}.${index & 255}`));
    expect(warned.slice(1)).toEqual([event('everywhere', '')]);
  });

  test('AUT-003 what is alarming is told exactly when one platform has seen it all, and again an hour later', async () => {
    const alarm = openAlarm();
    await noteOn([alarm], 19, () => alarm.note('linh', ''));
    expect(warned).toEqual([]);
    await noteOn([alarm], 1, () => alarm.note('linh', ''));
    expect(warned).toEqual([event('account', 'linh')]);
    clock.forward(hour);
    await noteOn([alarm], 19, () => alarm.note('linh', ''));
    expect(warned).toHaveLength(1);
    await noteOn([alarm], 1, () => alarm.note('linh', ''));
    expect(warned).toHaveLength(2);
  });

  test('AUT-003 failures that are hours apart are none, and leave nothing behind', async () => {
    const alarm = openAlarm();
    for (let index = 0; index < 60; index += 1) {
      alarm.note('linh', '203.0.113.7');
      clock.forward(hour / 4);
    }
    await settled();
    expect(warned).toEqual([]);
    await noteOn([alarm], 5, () => alarm.note('minh', ''));
    expect((await store.db.selectFrom('guess_count').select('scope').execute()).map(({ scope }) => scope)).toEqual(['account minh']);
  });

  test('AUT-003 of a hundred failures of one account no more than every second is written', async () => {
    const done: string[] = [];
    const alarm = createGuessAlarm({
      db: store.db,
      clock,
      log,
      taskQueue: { do: (what) => void done.push(what), settled: async () => undefined },
    });
    for (let index = 0; index < 100; index += 1) alarm.note('linh', '203.0.113.7');
    expect(done.length).toBeLessThan(50);
  });

  test('AUT-003 what could not be counted for the moment is counted with the next one, and no login fails for it', async () => {
    const taskQueue = createTaskQueue(log);
    let isFull = true;
    const alarm = createGuessAlarm({
      db: store.db,
      clock,
      log,
      taskQueue: {
        do(what, work) {
          if (isFull) throw new CallRefusal('too_many_attempts');
          taskQueue.do(what, work);
        },
        settled: taskQueue.settled,
      },
    });
    for (let index = 0; index < 19; index += 1) alarm.note('linh', '');
    isFull = false;
    alarm.note('linh', '');
    await taskQueue.settled();
    expect(warned).toEqual([event('account', 'linh')]);
  });
});
