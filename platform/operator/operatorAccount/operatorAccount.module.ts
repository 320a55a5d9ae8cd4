import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { operatorMigrations } from './operatorMigrations.ts';
import { createOperators } from './operators.ts';
import { createOperatorSessions } from './operatorSessions.ts';
import type { OperatorSessionTable, OperatorTable } from './operatorTables.ts';
import { sealedOperators } from './sealedOperators.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    operator: OperatorTable;
    operator_session: OperatorSessionTable;
  }
}

/** Those who work for the house, and their browsers at the desk. */
export const operatorAccountModule = {
  name: 'operatorAccount',
  migrations: operatorMigrations,
  sealed: [sealedOperators],
  services: (parts: Parameters<typeof createOperators>[0]) => ({
    operators: createOperators(parts),
    operatorSessions: createOperatorSessions(parts),
  }),
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'operator_session', column: 'expires_at' })],
} satisfies PlatformModule;
