import { monitorEventLoopDelay } from 'node:perf_hooks';
import { register } from '#contract/identity/member.ts';
import { deposit } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { betRecords } from '#contract/play/bet.ts';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPlatform } from '../../platform/app.ts';
import type { Database } from '../../platform/core/store/database.ts';
import { openReads } from '../../platform/core/store/openReads.ts';
import { postgresDialect } from '../../platform/core/store/postgres/postgresDialect.ts';
import { listen } from '../../platform/listen.ts';
import { cheapPasswordWork } from '../../platform/testing/cheapPasswordWork.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import { testEngines } from '../../platform/testing/openTestStore.ts';
import { registrationOf } from '../../platform/testing/registration.ts';
import { testGames } from '../../platform/testing/testGames.ts';
import { openForeignOperator } from '../operator/openForeignOperator.ts';

/** Milliseconds that a statement may take here: on PostgreSQL less than usual (`longestStatement`), for all of which it would keep a core busy. */
const longest = 1_200;

/** Where records are read, on either engine, and ended after `longest`. */
const impatientReads = ({ location, parts }: TestPlatform): Kysely<Database> =>
  'file' in location
    ? openReads(parts.db, location.file, longest)
    : new Kysely<Database>({ dialect: postgresDialect(location.url, location.connectionWait, longest) });

// A thread that shares its core with a dozen others is late whatever it does: then it is looked at again.
test.for(testEngines())(
  'CRS-007 a cross join that runs away on %s is ended and refused; all others are answered as ever meanwhile, and the next statement is read',
  { retry: 3 },
  async (engine) => {
    const platform = await openPlatform({ engine });
    const { db } = platform.parts;
    const reads = impatientReads(platform);
    const listening = await listen(
      () =>
        createPlatform(
          { ...platform.parts, reads },
          { games: testGames(), passwordWork: cheapPasswordWork(), gateways: new Set(['127.0.0.1']) },
        ),
      { host: '127.0.0.1', port: 0 },
    );
    const operator = openForeignOperator({ url: listening.address, merchant: 'SAMPAN', patience: 60_000 }, Date.now());
    try {
      const { token, memberId = '' } = (await operator.call(register, registrationOf('crossed1'))).value;
      const pay = () => operator.call(deposit, { methodId: 'play-money', amount: '1000' }, { token, key: crypto.randomUUID() });
      const bets = () => operator.call(betRecords, { pageSize: 20 }, { token });
      expect(await bets()).toMatchObject({ success: true });
      const day = { member_id: memberId, business_day: '2025-01-01', category: 'RNG', vendor_code: 'none', status: 'SETTLED' } as const;
      await db
        .insertInto('bet_day')
        .values({ ...day, bets: 1n, stake: 1n, valid_bet: 1n, payout: 1n })
        .execute();
      // Sums of a member's bets become pairs of pairs: what anybody may ask for runs away.
      await sql`alter table bet_day rename to bet_day_kept`.execute(db);
      await sql`create view bet_day as select bet_day_kept.* from bet_day_kept where (
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000) select count(*) from n as a, n as b where a.i + b.i < 0
      ) >= 0`.execute(db);

      /** Pays and asks until it is told to end; answers how late the thread came to what was due, in milliseconds of the 99th of a hundred. */
      const latenessUntil = async (end: Promise<unknown>): Promise<number> => {
        const delay = monitorEventLoopDelay({ resolution: 10 });
        delay.enable();
        let isOver = false;
        void end.finally(() => (isOver = true)).catch(() => undefined);
        for (let count = 0; !isOver; count += 1) {
          const answers = await Promise.all([pay(), operator.call(balance, {}, { token })]);
          expect(answers).toMatchObject([{ success: true }, { success: true }]);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        delay.disable();
        return delay.percentile(99) / 1e6;
      };
      // A machine that is busy with something else is late by itself.
      const without = await latenessUntil(new Promise((resolve) => setTimeout(resolve, longest)));
      const began = performance.now();
      const runaway = bets();
      const lateness = await latenessUntil(runaway);
      expect(await runaway).toMatchObject({ success: false, code: 'too_many_attempts', value: { retryAfterSeconds: 5, full: true } });
      expect(performance.now() - began).toBeGreaterThan(longest - 100);
      expect(performance.now() - began).toBeLessThan(longest + 5_000);
      expect(lateness).toBeLessThan(Math.max(100, 2 * without));

      await sql`drop view bet_day`.execute(db);
      await sql`alter table bet_day_kept rename to bet_day`.execute(db);
      expect(await bets()).toMatchObject({ success: true });
    } finally {
      await listening.close(0);
      await reads.destroy();
      await platform.close();
    }
  },
);
