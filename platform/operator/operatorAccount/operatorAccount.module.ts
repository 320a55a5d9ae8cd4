import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createOperatorBrowsers, operatorBrowserKeptFor } from './operatorBrowsers.ts';
import { operatorMigrations } from './operatorMigrations.ts';
import { createOperators, type OperatorsParts } from './operators.ts';
import { createOperatorSessions } from './operatorSessions.ts';
import type { OperatorBrowserTable, OperatorSessionTable, OperatorTable } from './operatorTables.ts';
import { sealedOperators } from './sealedOperators.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    operator: OperatorTable;
    operator_browser: OperatorBrowserTable;
    operator_session: OperatorSessionTable;
  }
}

/** Those who work for the house, and their browsers at the desk. */
export const operatorAccountModule = {
  name: 'operatorAccount',
  migrations: operatorMigrations,
  sealed: [sealedOperators],
  services: (parts: Omit<OperatorsParts, 'operatorBrowsers'>) => {
    const operatorBrowsers = createOperatorBrowsers(parts);
    return {
      operatorBrowsers,
      operators: createOperators({ ...parts, operatorBrowsers }),
      operatorSessions: createOperatorSessions(parts),
    };
  },
  jobs: (parts: PlatformParts) => [
    expiry(parts, { table: 'operator_session', column: 'expires_at' }),
    expiry(parts, { table: 'operator_browser', column: 'last_seen_at', keptFor: operatorBrowserKeptFor }),
  ],
} satisfies PlatformModule;
