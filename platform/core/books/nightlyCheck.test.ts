import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { registered } from '../../testing/registration.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testChecksums } from '../../testing/testChecksums.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { modules } from '../../modules.ts';
import { createMaintenance } from '../ledger/maintenance/maintenance.ts';
import { dropStoreRules } from './testing/flip.ts';
import { watchBooks, type BooksWatch } from './watchBooks.ts';

let platform: TestPlatform;
afterEach(() => platform.close());

test.each(testEngines())(
  'the books on %s are checked whole every night, and money stops where they are not as they were written',
  async (engine) => {
    let now = Date.UTC(2026, 10, 22, 12);
    const clock = { now: () => now };
    const maintenance = createMaintenance();
    const logged: object[] = [];
    const log = { error: (details: object) => void logged.push(details), warn: () => undefined };
    // The watch needs the store that the platform is opened with.
    const late: { watch?: BooksWatch } = {};
    let checks = 0;
    const booksWatch: BooksWatch = {
      check: async () => undefined,
      chain: async () => undefined,
      checkAnew: async (stopping) => {
        checks += 1;
        return (await late.watch?.checkAnew(stopping)) ?? false;
      },
    };
    platform = await openPlatform({ engine, clock, extras: { booksWatch, log } });
    const { db } = platform.parts;
    late.watch = watchBooks({ db, clock, checksums: testChecksums, vouched: modules.vouched, maintenance, log });
    await registered(platform, 'linh');
    await platform.jobWork.schedule();
    const night = async () => {
      now += 24 * 3_600_000;
      await platform.settled();
    };

    await night();
    expect(checks).toBe(1);
    expect(maintenance.isOn('books')).toBe(false);
    await platform.settled();
    expect(checks).toBe(1);

    await dropStoreRules(db);
    await sql`update account set balance = balance + 1 where purpose = 'cash'`.execute(db);
    await night();
    expect(checks).toBe(2);
    expect(maintenance.isOn('books')).toBe(true);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'books_wrong', table: 'account' }));
    expect(logged).toContainEqual(expect.objectContaining({ event: 'job_missed', kind: 'books.check' }));

    await sql`update account set balance = balance - 1 where purpose = 'cash'`.execute(db);
    await night();
    expect(maintenance.isOn('books')).toBe(false);
  },
);
