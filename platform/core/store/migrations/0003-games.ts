import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Launch tokens, play sessions, seed pairs, bets, and the rounds that bets on seeds were settled by. */
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
      .createTable('bet')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('game_code', 'text', (column) => column.notNull())
      .addColumn('vendor_code', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('stake', 'bigint', (column) => column.notNull())
      .addColumn('valid_bet', 'bigint', (column) => column.notNull())
      .addColumn('payout', 'bigint', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'bigint', (column) => column.notNull())
      .addColumn('business_day', 'text', (column) => column.notNull())
      .addColumn('transaction_id', 'text', (column) => column.notNull())
      .addColumn('settled_at', 'bigint')
      .addColumn('settlement_id', 'text')
      .addColumn('seen_at', 'bigint')
      .addColumn('checksum', 'text', (column) => column.notNull())
      .addCheckConstraint('bet_amounts', sql`stake > 0 and payout >= 0 and valid_bet between 0 and stake`)
      .addCheckConstraint('bet_settled', sql`(status = 'PLACED') = (settled_at is null) and (payout = 0 or settlement_id is not null)`)
      .addCheckConstraint(
        'bet_open',
        sql`settled_at is not null or (settlement_id is null and payout = 0 and valid_bet = 0 and seen_at is null)`,
      )
      .addCheckConstraint('bet_given_back', sql`status not in ('VOID', 'CANCELLED') or (payout = stake and valid_bet = 0)`)
      .execute();
    // Records and the last bet: ids are in the order of time.
    await schema.createIndex('bet_by_member').on('bet').columns(['member_id', 'id']).execute();
    // Totals, rebates and limits.
    await schema.createIndex('bet_by_day').on('bet').columns(['member_id', 'business_day']).execute();
    // Holds what the position of a visit is summed from, so that the bets themselves are not read.
    await schema.createIndex('bet_by_session').on('bet').columns(['session_id', 'stake', 'payout']).execute();
    await schema
      .createIndex('bet_unseen')
      .on('bet')
      .columns(['member_id', 'game_code'])
      .where(sql<boolean>`seen_at is null`)
      .execute();
    await schema.createIndex('bet_by_time').on('bet').columns(['placed_at', 'game_code']).execute();
    await schema.createIndex('bet_by_transaction').on('bet').column('transaction_id').execute();
    await sql`create index bet_by_settlement on bet (settlement_id) where settlement_id <> transaction_id`.execute(db);

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
  },
};
