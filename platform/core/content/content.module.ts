import type { Migration } from '../store/migration.ts';
import type { PlatformModule } from '../module.ts';

declare module '../store/database.ts' {
  interface Database {
    /** What was written once to begin with. */
    content_seed: { name: string };
  }
}

const migrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('content_seed')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .execute();
    },
  },
];

/** What the tables of content have in common: that each is filled once. */
export const contentModule = { name: 'content', migrations } satisfies PlatformModule;
