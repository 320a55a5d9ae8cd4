import type { PlatformModule } from '../module.ts';
import { auditMigrations } from './auditMigrations.ts';
import type { AuditEventTable, AuditLinkTable } from './auditTables.ts';

declare module '../store/database.ts' {
  interface Database {
    audit_event: AuditEventTable;
    audit_link: AuditLinkTable;
  }
}

/** Who did what to security and money, and the chain over it. */
export const auditModule = { name: 'audit', migrations: auditMigrations } satisfies PlatformModule;
