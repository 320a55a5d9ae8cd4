import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPlatform } from '../../app.ts';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { createLedger } from '../../core/ledger/createLedger.ts';
import { modules } from '../../modules.ts';
import { cheapPasswordWork } from '../../testing/cheapPasswordWork.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { testGames } from '../../testing/testGames.ts';
import { openTable, type OpenTable } from '../games/testing/openTable.ts';

const threeMinutes = 3 * 60_000;

describe.each(testEngines())('PP-30 CRS-012 the pace of rounds on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let table: OpenTable;
  let session: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    table = openTable(platform);
    session = (await table.open(await registered(platform, 'linh'))).session;
  });
  afterEach(async () => {
    expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
    await platform.close();
  });

  const spins = async (at: OpenTable, count: number): Promise<readonly (number | undefined)[]> => {
    const answers: (number | undefined)[] = [];
    for (let times = 0; times < count; times += 1) answers.push((await at.spin(session)).status);
    return answers;
  };

  test('is kept by a clock that was put back: one round is begun at once, and the next in its time', async () => {
    expect(await spins(table, 2)).toEqual([200, 429]);
    clock.forward(-threeMinutes);
    expect(await spins(table, 3)).toEqual([200, 429, 429]);
    clock.forward(2_499);
    expect(await spins(table, 1)).toEqual([429]);
    clock.forward(1);
    expect(await spins(table, 2)).toEqual([200, 429]);
  });

  test.each([
    ['minutes', threeMinutes, [200, 429, 429]],
    ['less than a round', 2_000, [429, 429, 429]],
  ])('is kept by a platform whose clock is behind that of another one by %s', async (_what, behind, expected) => {
    const late = movableClock(clock.now() - behind);
    const { audit } = platform.parts;
    const parts = { ...platform.parts, clock: late, ledger: createLedger({ ...platform.parts, clock: late, recorder: audit.recorder }) };
    const other = createPlatform(parts, { games: testGames(), passwordWork: cheapPasswordWork(), ask: fetch });
    const there = openTable(platform, async (path, init, peer) =>
      other.answer(new Request(new URL(path, 'http://127.0.0.1:3001'), init), peer),
    );
    expect(await spins(table, 1)).toEqual([200]);
    expect(await spins(there, 3)).toEqual(expected);
    late.forward(behind + 2_500);
    clock.forward(2_500);
    expect(await spins(there, 2)).toEqual([200, 429]);
    expect(await spins(table, 1)).toEqual([429]);
  });
});
