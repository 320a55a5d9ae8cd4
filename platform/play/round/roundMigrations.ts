import { sql } from 'kysely';
import { makeAppendOnly, signed } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';

export const roundMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('launch_token')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('session_id', 'text', (column) => column.notNull())
        .addColumn('node_id', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await schema.createIndex('launch_token_by_expiry').on('launch_token').column('expires_at').execute();

      await schema
        .createTable('play_session')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('session_id', 'text', (column) => column.notNull())
        .addColumn('title_code', 'text', (column) => column.notNull())
        .addColumn('title_version', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('play_session_by_expiry').on('play_session').column('expires_at').execute();

      await schema
        .createTable('seed_pair')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('server_seed', 'text', (column) => column.notNull())
        .addColumn('server_seed_hash', 'text', (column) => column.notNull())
        .addColumn('client_seed', 'text')
        .addColumn('next_nonce', 'bigint', (column) => column.notNull())
        .addColumn('committed_at', 'bigint', (column) => column.notNull())
        .addColumn('client_seed_at', 'bigint')
        .addColumn('revealed_at', 'bigint')
        .addColumn('previous_id', 'text')
        .addColumn('checksum', 'text', (column) => column.notNull())
        // Committed, then joined by the player's seed, then revealed: no step before the one it rests on.
        .addCheckConstraint('seed_pair_joined', sql`(client_seed is null) = (client_seed_at is null)`)
        .addCheckConstraint('seed_pair_played', sql`client_seed_at is not null or (next_nonce = 0 and revealed_at is null)`)
        .execute();
      await schema.createIndex('seed_pair_by_member').on('seed_pair').columns(['member_id', 'revealed_at']).execute();
      // A member has one pair to come and one in use.
      await sql`create unique index seed_pair_next on seed_pair (member_id) where client_seed_at is null`.execute(db);
      await sql`create unique index seed_pair_in_use on seed_pair (member_id) where client_seed_at is not null and revealed_at is null`.execute(
        db,
      );

      await schema
        .createTable('seeded_round')
        .addColumn('bet_id', 'text', (column) => column.primaryKey().references('bet.id'))
        .addColumn('title_version', 'bigint', (column) => column.notNull())
        .addColumn('seed_pair_id', 'text', (column) => column.notNull().references('seed_pair.id'))
        .addColumn('nonce', 'bigint', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('checksum', 'text', (column) => column.notNull())
        // A nonce makes one outcome; two rounds with it would be one outcome sold twice.
        .addUniqueConstraint('seeded_round_nonce', ['seed_pair_id', 'nonce'])
        .execute();
      await makeAppendOnly(db, engine, {
        table: 'seeded_round',
        columns: ['bet_id', 'title_version', 'seed_pair_id', 'nonce', 'outcome', 'checksum'],
        transitions: [],
      });
      await makeAppendOnly(db, engine, {
        table: 'seed_pair',
        columns: [
          'id',
          'member_id',
          'server_seed',
          'server_seed_hash',
          'client_seed',
          'next_nonce',
          'committed_at',
          'client_seed_at',
          'revealed_at',
          'previous_id',
          'checksum',
        ],
        transitions: [
          {
            when: `old.client_seed_at is null and new.client_seed_at is not null and ${signed}`,
            changes: ['client_seed', 'client_seed_at', 'checksum'],
          },
          {
            when: 'old.client_seed_at is not null and old.revealed_at is null and new.next_nonce = old.next_nonce + 1',
            changes: ['next_nonce'],
          },
          { when: `old.revealed_at is null and new.revealed_at is not null and ${signed}`, changes: ['revealed_at', 'checksum'] },
        ],
      });
    },
  },
];
