import type { ChainHeadStore } from '../books/chainHead.ts';
import { PermanentJobError, recurringOutsideJob } from '../jobs/jobHandler.ts';
import type { Log } from '../log.ts';
import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
import { auditMigrations } from './auditMigrations.ts';
import type { AuditEventTable, AuditLinkTable, AuditSubjectTable } from './auditTables.ts';
import { createAuditTrail } from './auditTrail.ts';
import { watchAuditTrail } from './watchAuditTrail.ts';

declare module '../store/database.ts' {
  interface Database {
    audit_event: AuditEventTable;
    audit_link: AuditLinkTable;
    audit_subject: AuditSubjectTable;
  }
}

interface Needs extends PlatformParts {
  readonly auditHead: ChainHeadStore | undefined;
  readonly log: Log;
  readonly stopping: AbortSignal;
}

const nightly = '53 3 * * *';
/** Twice as long as a check of tens of millions of rows takes. */
const lease = 4 * 3_600_000;

const chainOf = ({ auditHead, ...parts }: Needs) => ({ ...parts, ...(auditHead && { head: auditHead }) });

/** Who did what to security and money, and the chain over it, which is checked at every start and every night. */
export const auditModule = {
  name: 'audit',
  migrations: auditMigrations,
  services: (needs: Needs) => ({ auditTrail: createAuditTrail(chainOf(needs)) }),
  jobs: (needs: Needs) => [
    recurringOutsideJob(
      'audit.check',
      nightly,
      async () => {
        // The log names the rows; trying again would find the same ones.
        if (!(await watchAuditTrail(chainOf(needs)).check(needs.stopping)))
          throw new PermanentJobError('the audit trail is not as it was written');
      },
      { lease },
    ),
  ],
} satisfies PlatformModule;
