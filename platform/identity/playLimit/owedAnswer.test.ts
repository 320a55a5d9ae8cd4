import { playLimits, reviewPlayLimits, setRealityCheck } from '#contract/identity/playLimit.ts';
import { expect, test } from 'vitest';
import { openTable } from '../../play/games/testing/openTable.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

const minute = 60_000;

test.each(testEngines())('PP-17 nobody gets around an answer that is due by a longer interval, on %s', async (engine) => {
  const clock = movableClock();
  const platform = await openPlatform({ engine, clock });
  const table = openTable(platform);
  const token = await registered(platform, 'linh');
  const choose = (minutes: number) => platform.call(setRealityCheck, { minutes }, { token });
  const spin = async (session: string) => {
    clock.forward(2_500);
    return (await table.spin(session, '200')).body;
  };
  await choose(15);
  const { session } = await table.open(token);
  clock.forward(14 * minute);
  await choose(20);
  clock.forward(2 * minute);
  // Not due yet, so the longer one holds.
  expect(await spin(session)).toHaveProperty('round');
  clock.forward(5 * minute);
  await choose(120);
  expect(await spin(session)).toMatchObject({ error: 'reality_check' });
  // Nor by a game that is opened anew.
  const { session: again, realityCheckIn } = await table.open(token);
  expect(realityCheckIn).toBe(0);
  expect(await table.post('/games/slot/visit', {}, again)).toMatchObject({ body: { realityCheckIn: 120 * minute } });
  expect(await spin(again)).toHaveProperty('round');
  await platform.close();
});

test.each(testEngines())(
  'PP-17 who has chosen nothing is asked after sixty minutes, also where limits were looked at; ten may be chosen, on %s',
  async (engine) => {
    const platform = await openPlatform({ engine, clock: movableClock() });
    const token = await registered(platform, 'linh');
    const told = async () => [
      (await platform.call(playLimits, {}, { token })).value.realityCheckMinutes,
      (await openTable(platform).open(token)).realityCheckIn,
    ];
    expect(await told()).toEqual([60, 60 * minute]);
    await platform.call(reviewPlayLimits, {}, { token });
    expect(await told()).toEqual([60, 60 * minute]);
    await platform.call(setRealityCheck, { minutes: 10 }, { token });
    expect(await told()).toEqual([10, 10 * minute]);
    await platform.close();
  },
);
