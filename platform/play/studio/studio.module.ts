import { sql } from 'kysely';
import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Migration } from '../../core/store/migration.ts';
import { type StudioParts, studioRoutes } from './studioRoutes.ts';
import type { StudioRoundTable, StudioSessionTable } from './studioTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    studio_session: StudioSessionTable;
    studio_round: StudioRoundTable;
  }
}

const migrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('studio_session')
        .addColumn('session_hash', 'text', (column) => column.primaryKey())
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('studio_session_by_expiry').on('studio_session').column('expires_at').execute();
      await schema
        .createTable('studio_round')
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('stake', 'text', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('pocket', 'bigint')
        .addColumn('payout', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('studio_round_reference', ['player', 'reference'])
        .execute();
    },
  },
  {
    id: '2-rounds-by-time',
    async up({ schema }) {
      await schema.createIndex('studio_round_by_time').on('studio_round').column('created_at').execute();
    },
  },
  {
    id: '3-shown',
    async up(db) {
      await db.schema.alterTable('studio_round').addColumn('shown_at', 'bigint').execute();
      // Of those before nobody knows, and nobody is told of them again.
      await db
        .updateTable('studio_round')
        .set({ shown_at: sql`created_at` })
        .execute();
    },
  },
];

/** Long after the house has made void whatever it was not told the outcome of: nobody asks for a turn any more. */
const roundKeptFor = 30 * 24 * 3_600_000;

type Needs = Omit<StudioParts, 'studio'> & { readonly studio: StudioParts['studio'] | undefined };

/** The vendor for trying out, whose games run at an address of their own: nothing of it is served where there are no stand-ins. */
export const studioModule = {
  name: 'studio',
  migrations,
  routes: ({ studio, ...needs }: Needs) => (studio ? studioRoutes({ ...needs, studio }) : undefined),
  jobs: (parts: PlatformParts) => [
    expiry(parts, { table: 'studio_session', column: 'expires_at' }),
    expiry(parts, { table: 'studio_round', column: 'created_at', keptFor: roundKeptFor }),
  ],
} satisfies PlatformModule;
