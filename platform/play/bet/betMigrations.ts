import { sql } from 'kysely';
import { makeAppendOnly, signed } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';
import { betDayTriggers } from './betDayTriggers.ts';

export const betMigrations: readonly Migration[] = [
  {
    id: '2-create-with-holds',
    async up(db, engine) {
      const { schema } = db;
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
        .addColumn('hold_id', 'text')
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
        // What is open has its stake aside.
        .addCheckConstraint('bet_held', sql`settled_at is not null or hold_id is not null`)
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
      await makeAppendOnly(db, engine, {
        table: 'bet',
        columns: [
          'id',
          'member_id',
          'session_id',
          'family',
          'game_code',
          'vendor_code',
          'category',
          'currency',
          'stake',
          'valid_bet',
          'payout',
          'status',
          'placed_at',
          'business_day',
          'transaction_id',
          'hold_id',
          'settled_at',
          'settlement_id',
          'seen_at',
          'checksum',
        ],
        transitions: [
          {
            when: `old.status = 'PLACED' and new.status in ('SETTLED', 'VOID', 'CANCELLED') and ${signed}`,
            changes: ['status', 'valid_bet', 'payout', 'settled_at', 'settlement_id', 'checksum'],
          },
          {
            when: `old.settled_at is not null and old.seen_at is null and new.seen_at is not null and ${signed}`,
            changes: ['seen_at', 'checksum'],
          },
        ],
      });
    },
  },
  {
    id: '3-days',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('bet_day')
        .addColumn('member_id', 'text', (column) => column.notNull())
        .addColumn('business_day', 'text', (column) => column.notNull())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('vendor_code', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('bets', 'bigint', (column) => column.notNull())
        .addColumn('stake', 'bigint', (column) => column.notNull())
        .addColumn('valid_bet', 'bigint', (column) => column.notNull())
        .addColumn('payout', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('bet_day_key', ['member_id', 'business_day', 'category', 'vendor_code', 'status'])
        .addCheckConstraint('bet_day_sums', sql`bets >= 0 and stake >= 0 and valid_bet >= 0 and payout >= 0`)
        .execute();
      // A page of the record is read day by day.
      await schema.dropIndex('bet_by_day').execute();
      await schema.createIndex('bet_by_day').on('bet').columns(['member_id', 'business_day', 'id']).execute();
      for (const rule of betDayTriggers(engine)) await sql.raw(rule).execute(db);
    },
  },
  {
    id: '4-holds',
    up: async (db) => {
      // What a hold was made for is asked by the check of the books.
      await sql`create index bet_by_hold on bet (hold_id) where hold_id is not null`.execute(db);
    },
  },
  {
    id: '5-filtered-days',
    async up({ schema }) {
      // What is filtered is read from the index too: the days of something rare are full of other bets.
      await schema.dropIndex('bet_by_day').execute();
      await schema
        .createIndex('bet_by_day')
        .on('bet')
        .columns(['member_id', 'business_day', 'id', 'vendor_code', 'category', 'status'])
        .execute();
    },
  },
  {
    id: '6-bets-of-a-key',
    async up({ schema }) {
      // The newest of each key of sums by day: what a filter finds is read without what lies between.
      await schema.dropIndex('bet_by_day').execute();
      await schema
        .createIndex('bet_by_day')
        .on('bet')
        .columns(['member_id', 'business_day', 'category', 'vendor_code', 'status', 'id'])
        .execute();
    },
  },
  {
    id: '7-unseen-in-order',
    async up({ schema }) {
      // The last of them is asked for: in another order than that of the index, all bets of a member were gone through for the few.
      await schema.dropIndex('bet_unseen').execute();
      await schema
        .createIndex('bet_unseen')
        .on('bet')
        .columns(['member_id', 'id'])
        .where(sql<boolean>`seen_at is null`)
        .execute();
    },
  },
  {
    id: '8-games',
    async up({ schema }) {
      // What a member played last is one look for each game, whatever the number of bets.
      await schema.createIndex('bet_by_game').on('bet').columns(['member_id', 'game_code', 'placed_at']).execute();
      // What is played most is counted by the index alone: a week's bets of everybody are not read for it.
      await schema.dropIndex('bet_by_time').execute();
      await schema.createIndex('bet_by_time').on('bet').columns(['placed_at', 'currency', 'game_code']).execute();
    },
  },
  {
    id: '9-wins',
    up: async (db) => {
      // The latest wins of everybody, by when they were decided: where few win, a week of losses was read for twenty.
      await sql`create index bet_won on bet (currency, settled_at, id) where payout > stake`.execute(db);
    },
  },
];
