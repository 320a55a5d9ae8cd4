import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { recurringJob, runAgain } from './jobHandler.ts';
import { nextOccurrence, readPattern } from './nextOccurrence.ts';
import { openJobs, type OpenJobs } from './testing/openJobs.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Where tests begin, as `movableClock` has it. */
const start = Date.UTC(2026, 0, 1);

describe('the next time of a pattern', () => {
  const from = (pattern: string, zone: string, ...times: readonly number[]) =>
    times.map((time) => new Date(nextOccurrence(pattern, zone, time)).toISOString());

  test('is of the calendar of its zone', () => {
    expect(from('0 0 * * *', 'Asia/Ho_Chi_Minh', start, start + 17 * hour - 1, start + 17 * hour)).toEqual([
      '2026-01-01T17:00:00.000Z',
      '2026-01-01T17:00:00.000Z',
      '2026-01-02T17:00:00.000Z',
    ]);
    expect(from('0 0 1 * *', 'Asia/Bangkok', start)).toEqual(['2026-01-31T17:00:00.000Z']);
  });

  test('comes once a day where the clocks skip an hour, and where they repeat one', () => {
    const eves = [Date.UTC(2026, 2, 28, 12), Date.UTC(2026, 9, 24, 12)];
    for (const eve of eves) {
      const first = nextOccurrence('30 2 * * *', 'Europe/Berlin', eve);
      const second = nextOccurrence('30 2 * * *', 'Europe/Berlin', first);
      expect(first - eve).toBeLessThan(day);
      expect(second - first).toBeGreaterThan(20 * hour);
      expect(second - first).toBeLessThan(28 * hour);
    }
  });

  test('cannot be had of what is no pattern, or never comes', () => {
    expect(() => readPattern('0 0 30 2 *', 'Europe/Berlin')).toThrow('never comes again');
    expect(() => nextOccurrence('at noon', 'UTC', start)).toThrow();
    expect(() => nextOccurrence('0 0 * * *', 'Nowhere/Town', start)).toThrow();
    expect(() => nextOccurrence('0 0 31 2 *', 'UTC', start)).toThrow('never');
  });
});

describe.each(testEngines())('jobs that recur on %s', (engine) => {
  let open: OpenJobs;
  let done: number[];
  beforeEach(async () => {
    open = await openJobs(engine);
    done = [];
  });
  afterEach(() => open.store.close());

  const daily = recurringJob('test.daily', '0 0 * * *', async () => void done.push(open.clock.now() - start));

  test('are done at each of their times, by one of many platforms', async () => {
    const works = Array.from({ length: 3 }, () => open.work([daily]));
    for (const work of works) await work.schedule();
    for (let passed = 0; passed < 3 * day; passed += hour) {
      await Promise.all(works.map((work) => work.doDue()));
      open.clock.forward(hour);
    }
    expect(done).toEqual([17 * hour, 17 * hour + day, 17 * hour + 2 * day]);
  });

  test('make up once for all the times that nobody was there', async () => {
    await open.work([daily]).schedule();
    open.clock.forward(10 * day);
    const work = open.work([daily]);
    await work.schedule();
    await work.doDue();
    await work.doDue();
    expect(done).toEqual([10 * day]);
    open.clock.forward(17 * hour);
    await work.doDue();
    expect(done).toEqual([10 * day, 10 * day + 17 * hour]);
  });

  test('are not done twice for one time where the clock is set back', async () => {
    const work = open.work([daily]);
    await work.schedule();
    open.clock.forward(17 * hour);
    await work.doDue();
    open.clock.forward(-hour);
    await work.doDue();
    open.clock.forward(hour);
    await work.doDue();
    expect(done).toEqual([17 * hour]);
  });

  test('are not done twice for one time where the clock is set back while they are being done', async () => {
    const work = open.work([
      recurringJob(
        'test.daily',
        '0 0 * * *',
        async () => {
          done.push(open.clock.now() - start);
          open.clock.forward(-hour);
          throw new Error('no luck');
        },
        { tries: 1 },
      ),
    ]);
    await work.schedule();
    open.clock.forward(17 * hour);
    await work.doDue();
    open.clock.forward(hour);
    await work.doDue();
    expect(done).toEqual([17 * hour]);
  });

  test('come at their next time where a clock that ran ahead is put right, and are left alone where it was put right by a little', async () => {
    const work = open.work([daily]);
    await work.schedule();
    open.clock.forward(10 * day);
    await work.doDue();
    open.clock.forward(-10 * day);
    await work.schedule();
    open.clock.forward(17 * hour);
    await work.doDue();
    expect(done).toEqual([10 * day, 17 * hour]);
    open.clock.forward(-hour);
    await work.schedule();
    open.clock.forward(hour);
    await work.doDue();
    expect(done).toHaveLength(2);
  });

  test('come at the new time where a newer platform has another', async () => {
    await open.work([daily]).schedule();
    const work = open.work([recurringJob('test.daily', '0 12 * * *', async () => void done.push(open.clock.now() - start))]);
    await work.schedule();
    await work.schedule();
    open.clock.forward(5 * hour);
    await work.doDue();
    expect(done).toEqual([5 * hour]);
  });

  test('go on at once where they are not through', async () => {
    let left = 3;
    const work = open.work([recurringJob('test.long', '0 0 * * *', async () => ((left -= 1) > 0 ? runAgain : undefined))]);
    await work.schedule();
    open.clock.forward(day);
    await work.doDue();
    expect(left).toBe(0);
  });

  test('are never dead: what fails as often as it may is told, and done at its next time', async () => {
    let isBroken = true;
    const work = open.work([
      recurringJob(
        'test.daily',
        '0 0 * * *',
        async () => {
          if (isBroken) throw new Error('no luck');
          done.push(open.clock.now() - start);
        },
        { tries: 2 },
      ),
    ]);
    await work.schedule();
    for (let passed = 0; passed < 18; passed += 1) {
      open.clock.forward(hour);
      await work.doDue();
    }
    open.clock.forward(hour);
    await work.doDue();
    expect(open.logged.map(({ event }) => event)).toEqual(['job_failed', 'job_missed']);
    expect(await open.jobs.listDead(5)).toEqual([]);
    isBroken = false;
    open.clock.forward(day);
    await work.doDue();
    expect(done).toHaveLength(1);
  });

  test('two of one kind are refused, and so is a time that cannot be read', () => {
    expect(() => open.work([daily, daily])).toThrow('test.daily');
    expect(() => open.work([recurringJob('test.never', 'whenever', async () => undefined)])).toThrow();
  });
});
