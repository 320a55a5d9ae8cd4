import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Jobs } from '../../../core/jobs/jobs.ts';
import { openJobs, type OpenJobs } from '../../../core/jobs/testing/openJobs.ts';
import type { Log } from '../../../core/log.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { countGuesses, createGuessAlarm, type GuessAlarm } from './guessAlarm.ts';

const hour = 3_600_000;

describe.each(testEngines())('an alarm of several platforms on %s', (engine) => {
  let open: OpenJobs;
  let warned: object[];
  beforeEach(async () => {
    warned = [];
    open = await openJobs(engine);
  });
  afterEach(() => open.store.close());

  const settled = async (): Promise<void> => {
    const log: Log = { error: () => undefined, warn: (details) => void warned.push(details) };
    await open.work([countGuesses({ clock: open.clock, log })]).doDue();
  };
  /** The alarm of one more platform on the same store. */
  const openAlarm = (jobs: Jobs = open.jobs): GuessAlarm => createGuessAlarm({ ...open.parts, jobs });
  const noteOn = async (
    alarms: readonly GuessAlarm[],
    count: number,
    noteOf: (alarm: GuessAlarm, index: number) => Promise<void>,
  ): Promise<void> => {
    for (let index = 0; index < count; index += 1) await noteOf(alarms[index % alarms.length] as GuessAlarm, index);
    await settled();
  };
  const event = (of: string, name: string) => ({ event: 'login_guessing', of, name, withinMinutes: 60 });

  test('AUT-003 guesses at one account that reach every platform a few are seen together, and told once', async () => {
    const alarms = Array.from({ length: 4 }, () => openAlarm());
    // None of them has seen as many as are alarming by itself.
    await noteOn(alarms, 60, (alarm, index) => alarm.note('linh', `198.51.100.${index}`));
    expect(warned).toEqual([event('account', 'linh')]);
    await noteOn(alarms, 400, (alarm, index) => alarm.note('linh', `198.51.${index >> 8}.${index & 255}`));
    expect(warned.filter((each) => JSON.stringify(each).includes('account'))).toHaveLength(1);
    expect(open.logged).toEqual([]);
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
    open.clock.forward(hour);
    await noteOn([alarm], 19, () => alarm.note('linh', ''));
    expect(warned).toHaveLength(1);
    await noteOn([alarm], 1, () => alarm.note('linh', ''));
    expect(warned).toHaveLength(2);
  });

  test('AUT-003 failures that are hours apart are none', async () => {
    const alarm = openAlarm();
    for (let index = 0; index < 60; index += 1) {
      await noteOn([alarm], 1, () => alarm.note('linh', '203.0.113.7'));
      open.clock.forward(hour / 4);
    }
    expect(warned).toEqual([]);
  });

  test('AUT-003 of a hundred failures of one account no more than every second is written', async () => {
    let written = 0;
    const alarm = openAlarm({ ...open.jobs, enqueue: async () => ((written += 1), true) });
    for (let index = 0; index < 100; index += 1) await alarm.note('linh', '203.0.113.7');
    expect(written).toBeLessThan(50);
  });

  test('AUT-003 what could not be handed over for the moment is counted with the next one, and no login fails for it', async () => {
    let isAway = true;
    const alarm = openAlarm({
      ...open.jobs,
      enqueue: (...given) => (isAway ? Promise.reject(new Error('the store is away')) : open.jobs.enqueue(...given)),
    });
    for (let index = 0; index < 19; index += 1) await alarm.note('linh', '');
    isAway = false;
    await alarm.note('linh', '');
    await settled();
    expect(warned).toEqual([event('account', 'linh')]);
  });
});
