import type { PlatformModule } from '../../core/module.ts';
import { correctionMigrations } from './correctionMigrations.ts';
import { createCorrections } from './corrections.ts';
import type { CorrectionTable } from './correctionTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    correction: CorrectionTable;
  }
}

/** What is put right by hand, by two. */
export const correctionModule = {
  name: 'correction',
  migrations: correctionMigrations,
  services: (parts: Parameters<typeof createCorrections>[0]) => ({ corrections: createCorrections(parts) }),
} satisfies PlatformModule;
