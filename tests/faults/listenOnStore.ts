import { createPlatform } from '../../platform/app.ts';
import { createAudit } from '../../platform/core/audit/createAudit.ts';
import { systemClock } from '../../platform/core/clock.ts';
import { createJobs } from '../../platform/core/jobs/jobs.ts';
import { createLedger } from '../../platform/core/ledger/createLedger.ts';
import type { PlatformParts } from '../../platform/core/parts.ts';
import { systemRandom } from '../../platform/core/random.ts';
import { openStore, type StoreLocation } from '../../platform/core/store/openStore.ts';
import { listen } from '../../platform/listen.ts';
import { modules } from '../../platform/modules.ts';
import { cheapPasswordWork } from '../../platform/testing/cheapPasswordWork.ts';
import { testBrand } from '../../platform/testing/testBrand.ts';
import { testChecksums } from '../../platform/testing/testChecksums.ts';
import { testGames } from '../../platform/testing/testGames.ts';
import { testSecrets } from '../../platform/testing/testSecrets.ts';

/** A platform for a process of its own, on a store that others may have open, too; answers its parts once it takes requests. */
export async function listenOnStore(location: StoreLocation, port: number): Promise<PlatformParts> {
  const db = await openStore(location, modules.migrations);
  const shared = { db, reads: db, clock: systemClock, random: systemRandom, secrets: testSecrets(), checksums: testChecksums };
  const audit = createAudit(shared);
  const ledger = createLedger({ ...shared, recorder: audit.recorder });
  const parts = { ...shared, audit, ledger, brand: testBrand('http://localhost:3000', []), jobs: createJobs(shared) };
  await listen(() => createPlatform(parts, { games: testGames(), gateways: new Set(['127.0.0.1']), passwordWork: cheapPasswordWork() }), {
    host: '127.0.0.1',
    port,
  });
  return parts;
}
