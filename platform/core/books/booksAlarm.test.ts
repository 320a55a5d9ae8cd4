import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { modules } from '../../modules.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';
import { testChecksums } from '../../testing/testChecksums.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { createMaintenance } from '../ledger/maintenance/maintenance.ts';
import { dropStoreRules } from './testing/flip.ts';
import { watchBooks } from './watchBooks.ts';

describe.each(testEngines())('two platforms that watch over one store on %s', (engine) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
    await registered(platform, 'linh');
    await dropStoreRules(platform.parts.db);
  });
  afterEach(() => platform.close());

  const opened = (db = platform.parts.db) => {
    const maintenance = createMaintenance();
    const told: object[] = [];
    const log = { error: (details: object) => void told.push(details), warn: (details: object) => void told.push(details) };
    const watch = watchBooks({ db, clock: platform.parts.clock, checksums: testChecksums, vouched: modules.vouched, maintenance, log });
    return { watch, told, isStopped: () => maintenance.isOn('books') };
  };
  const credit = (amount: number) =>
    sql`update account set balance = balance + ${amount} where purpose = 'cash'`.execute(platform.parts.db);

  test('money stops at both where one finds the books wrong, and moves again at each that finds them sound', async () => {
    const [one, other] = [opened(), opened()];
    await one.watch.check();
    await other.watch.check();

    await credit(1);
    expect(await one.watch.checkAnew()).toBe(false);
    expect([one.isStopped(), other.isStopped()]).toEqual([true, false]);
    await other.watch.check();
    expect(other.isStopped()).toBe(true);
    expect(other.told).toContainEqual(expect.objectContaining({ event: 'books_wrong', table: 'account' }));

    await credit(-1);
    await one.watch.check();
    await other.watch.check();
    expect([one.isStopped(), other.isStopped()]).toEqual([false, false]);
  });

  test('money stops before the other has looked for itself, which takes its time', async () => {
    const [one, other] = [opened(), opened()];
    await other.watch.check();
    await credit(1);
    await one.watch.check();
    const looking = new AbortController();
    looking.abort();
    await expect(other.watch.check(looking.signal)).rejects.toThrow();
    expect(other.isStopped()).toBe(true);
  });

  test('nothing is put into the chain before the books were found sound, nor once they were found wrong', async () => {
    const { watch } = opened();
    const links = async () => (await platform.parts.db.selectFrom('chain_link').select('number').execute()).length;
    const before = await links();
    await watch.chain();
    expect(await links()).toBe(before);
    await credit(1);
    await watch.check();
    await watch.chain();
    expect(await links()).toBe(before);
    await credit(-1);
    await watch.check();
    await watch.chain();
    expect(await links()).toBe(before + 1);
  });

  test('what was found long ago and mended stops nobody who starts since, nor anybody twice', async () => {
    const [one, other] = [opened(), opened()];
    await credit(1);
    await one.watch.check();
    await credit(-1);
    await one.watch.check();
    const looking = new AbortController();
    looking.abort();
    await expect(other.watch.check(looking.signal)).rejects.toThrow();
    expect(other.isStopped()).toBe(false);
    // Found sound: nothing is looked at any more.
    await one.watch.check(looking.signal);
    expect(one.isStopped()).toBe(false);
  });
});
