import type { Kysely } from 'kysely';
import type { Audit } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import type { Checksums } from './ledger/checksums/checksums.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { Random } from './random.ts';
import type { Brand } from './brand.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Database } from './store/database.ts';
import type { Secrets } from './secrets/secrets.ts';

/** Everything a noun of the platform works with; built once by `main.ts`, or by a test. */
export interface PlatformParts {
  readonly db: Kysely<Database>;
  /** The same, for reading alone: for what grows with what has happened. See `openReads`. */
  readonly reads: Kysely<Database>;
  readonly ledger: Ledger;
  /** Makes the checksums of rows that the books vouch for. */
  readonly checksums: Checksums;
  /** The trail of what is done to security and money. */
  readonly audit: Audit;
  readonly clock: Clock;
  readonly random: Random;
  readonly brand: Brand;
  /** Seals what must stay secret at rest. */
  readonly secrets: Secrets;
  /** Work for later. */
  readonly jobs: Jobs;
}
