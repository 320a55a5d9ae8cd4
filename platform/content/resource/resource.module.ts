import type { PlatformModule } from '../../core/module.ts';
import { createResources } from './createResources.ts';
import { resourceMigrations } from './resourceMigrations.ts';
import type { ResourceTable } from './resourceTable.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    resource: ResourceTable;
  }
}

/** Links of the operator: chat channels, apps, partners. */
export const resourceModule = {
  name: 'resource',
  migrations: resourceMigrations,
  services: (parts: Parameters<typeof createResources>[0]) => ({ shownResources: createResources(parts) }),
} satisfies PlatformModule;
