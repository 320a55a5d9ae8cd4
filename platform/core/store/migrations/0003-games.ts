import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Launch tokens, play sessions, seed pairs and rounds. */
export const gamesMigration: Migration = {
  id: '0003-games',
  async up(db) {
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
      .createTable('game_round')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('node_id', 'text', (column) => column.notNull())
      .addColumn('title_code', 'text', (column) => column.notNull())
      .addColumn('title_version', 'bigint', (column) => column.notNull())
      .addColumn('game_name_vi', 'text', (column) => column.notNull())
      .addColumn('game_name_en', 'text', (column) => column.notNull())
      .addColumn('vendor_code', 'text', (column) => column.notNull())
      .addColumn('game_type', 'text', (column) => column.notNull())
      .addColumn('stake', 'bigint', (column) => column.notNull())
      .addColumn('win', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'bigint', (column) => column.notNull())
      .addColumn('seed_pair_id', 'text', (column) => column.notNull().references('seed_pair.id'))
      .addColumn('nonce', 'bigint', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint')
      // A nonce makes one outcome; two rounds with it would be one outcome sold twice.
      .addUniqueConstraint('game_round_nonce', ['seed_pair_id', 'nonce'])
      .execute();
    await schema.createIndex('game_round_by_member').on('game_round').columns(['member_id', 'id']).execute();
    // Holds what the position of a visit is summed from, so that the rounds themselves are not read.
    await schema.createIndex('game_round_by_session').on('game_round').columns(['session_id', 'stake', 'win']).execute();
    await schema
      .createIndex('game_round_unseen')
      .on('game_round')
      .columns(['member_id', 'title_code'])
      .where(sql<boolean>`seen_at is null`)
      .execute();
    await schema.createIndex('game_round_by_time').on('game_round').columns(['placed_at', 'title_code']).execute();
  },
};
