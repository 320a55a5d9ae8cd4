import { register } from '#contract/identity/member.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../../testing/registration.ts';
import { createMaintenance, type Maintenance } from './maintenance.ts';
import { watchClock } from './watchClock.ts';

const minute = 60_000;

describe.each(testEngines())('a clock that is put back, over a store on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let maintenance: Maintenance;
  beforeEach(async () => {
    clock = movableClock();
    maintenance = createMaintenance();
    platform = await openPlatform({ engine, clock, maintenance });
    await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  test('CRS-012 by more than clocks may differ moves no money, and is told in the caller’s words; by less it does no harm', async () => {
    clock.forward(-6 * minute);
    expect(await platform.call(register, registrationOf('huong'))).toMatchObject({ status: 200, code: 'money_maintenance' });
    clock.forward(2 * minute);
    expect(await platform.call(register, registrationOf('minh'))).toMatchObject({ success: true });
    const members = await platform.parts.db.selectFrom('member').select('username').execute();
    expect(members.map(({ username }) => username).toSorted()).toEqual(['linh', 'minh']);
  });

  test('CRS-012 is noticed by the watch, told once in the log with its minutes, and again once it is right', async () => {
    const said: object[] = [];
    const tell = (details: object) => void said.push(details);
    const look = watchClock({ ...platform.parts, maintenance, log: { error: tell, warn: tell } });
    clock.forward(-5 * minute);
    await look();
    expect(maintenance.isOn()).toBe(false);
    clock.forward(-1);
    for (let times = 0; times < 2; times += 1) await look();
    expect([maintenance.isOn('clock'), said]).toEqual([true, [{ event: 'clock_behind', minutes: 6 }]]);
    clock.forward(1);
    await look();
    expect([maintenance.isOn(), said.at(-1)]).toEqual([false, { event: 'clock_right' }]);
  });
});
