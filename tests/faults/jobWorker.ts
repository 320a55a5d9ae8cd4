import { z } from 'zod';
import { systemClock } from '../../platform/core/clock.ts';
import { storeJob } from '../../platform/core/jobs/jobHandler.ts';
import { createJobs } from '../../platform/core/jobs/jobs.ts';
import { createJobWork } from '../../platform/core/jobs/jobWork.ts';
import { silentLog } from '../../platform/core/log.ts';
import { newId } from '../../platform/core/newId.ts';
import { systemRandom } from '../../platform/core/random.ts';
import { openStore, type StoreLocation } from '../../platform/core/store/openStore.ts';
import { modules } from '../../platform/modules.ts';
import { testSecrets } from '../../platform/testing/testSecrets.ts';

/** A program that does jobs until it is killed; each leaves one row behind. It tells when it begins, and when nothing is left to be done. */
const [location = ''] = process.argv.slice(2);
const db = await openStore(JSON.parse(location) as StoreLocation, modules.migrations);
const parts = { db, clock: systemClock, random: systemRandom, secrets: testSecrets() };
const effect = storeJob(
  { kind: 'test.effect', payload: z.object({ number: z.number() }) },
  async (transaction, { number }) => {
    await transaction
      .insertInto('attempt')
      .values({ id: newId(parts), scope: `effect ${number}`, at: 0n })
      .execute();
  },
  // What a killed process had is free again within a second.
  { lease: 1_000 },
);
createJobWork({ ...parts, jobs: createJobs(parts), log: silentLog, timeZone: 'UTC' }, [effect]).start();
process.send?.('ready');
setInterval(() => {
  void (async () => {
    const left = await db.selectFrom('job').select('id').limit(1).executeTakeFirst();
    if (!left) process.send?.('done');
  })();
}, 200);
