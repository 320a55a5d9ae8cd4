import { sql } from 'kysely';
import { makeAppendOnly, signed } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';

export const roomMigrations: readonly Migration[] = [
  {
    id: '2-create',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('room_hand')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('room_id', 'text', (column) => column.notNull())
        .addColumn('game_code', 'text', (column) => column.notNull())
        .addColumn('title_version', 'bigint', (column) => column.notNull())
        .addColumn('seats', 'bigint', (column) => column.notNull())
        .addColumn('ante', 'bigint', (column) => column.notNull())
        .addColumn('rake_percent', 'text', (column) => column.notNull())
        .addColumn('rake_cap', 'bigint', (column) => column.notNull())
        .addColumn('server_seed', 'text', (column) => column.notNull())
        .addColumn('server_seed_hash', 'text', (column) => column.notNull())
        .addColumn('opened_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('closes_at', 'bigint')
        .addColumn('ended_at', 'bigint')
        .addColumn('outcome', 'text')
        .addColumn('checksum', 'text', (column) => column.notNull())
        .addCheckConstraint('room_hand_terms', sql`seats >= 2 and ante > 0 and rake_cap >= 0`)
        .addCheckConstraint(
          'room_hand_ended',
          sql`(status in ('WAITING', 'SHOWING')) = (ended_at is null) and (status = 'DEALT') = (outcome is not null)`,
        )
        .execute();
      // Whoever comes to a room meets the others at one hand.
      await sql`create unique index room_hand_waiting on room_hand (room_id) where status = 'WAITING'`.execute(db);

      await schema
        .createTable('room_seat')
        .addColumn('bet_id', 'text', (column) => column.primaryKey().references('bet.id'))
        .addColumn('hand_id', 'text', (column) => column.notNull().references('room_hand.id'))
        .addColumn('member_id', 'text', (column) => column.notNull())
        .addColumn('place', 'bigint', (column) => column.notNull())
        .addColumn('word_hash', 'text', (column) => column.notNull())
        .addColumn('client_seed', 'text')
        .addColumn('shares_address', 'bigint', (column) => column.notNull())
        .addColumn('seated_at', 'bigint', (column) => column.notNull())
        .addColumn('left_at', 'bigint')
        .addColumn('checksum', 'text', (column) => column.notNull())
        .execute();
      await sql`create unique index room_seat_place on room_seat (hand_id, place) where left_at is null`.execute(db);
      // Nobody plays against their own seat.
      await sql`create unique index room_seat_member on room_seat (hand_id, member_id) where left_at is null`.execute(db);
      await schema.createIndex('room_seat_by_member').on('room_seat').columns(['member_id', 'bet_id']).execute();

      await makeAppendOnly(db, engine, {
        table: 'room_hand',
        columns: [
          'id',
          'room_id',
          'game_code',
          'title_version',
          'seats',
          'ante',
          'rake_percent',
          'rake_cap',
          'server_seed',
          'server_seed_hash',
          'opened_at',
          'status',
          'closes_at',
          'ended_at',
          'outcome',
          'checksum',
        ],
        transitions: [
          { when: `old.status = 'WAITING' and new.status = 'WAITING'`, changes: ['closes_at'] },
          { when: `old.status = 'WAITING' and new.status = 'SHOWING'`, changes: ['status', 'closes_at'] },
          {
            when: `(old.status = 'WAITING' and new.status = 'CLOSED' or old.status = 'SHOWING' and new.status in ('DEALT', 'CLOSED', 'FORFEITED')) and ${signed}`,
            changes: ['status', 'ended_at', 'outcome', 'checksum'],
          },
        ],
      });
      await makeAppendOnly(db, engine, {
        table: 'room_seat',
        columns: [
          'bet_id',
          'hand_id',
          'member_id',
          'place',
          'word_hash',
          'client_seed',
          'shares_address',
          'seated_at',
          'left_at',
          'checksum',
        ],
        transitions: [
          {
            when: `old.left_at is null and old.client_seed is null and new.left_at is not null and ${signed}`,
            changes: ['left_at', 'checksum'],
          },
          {
            when: `old.left_at is null and old.client_seed is null and new.client_seed is not null and ${signed}`,
            changes: ['client_seed', 'checksum'],
          },
        ],
      });
    },
  },
  {
    id: '3-open-hands',
    async up(db) {
      // A room's page is told of it several times a second: where its member sits is found among the few hands that are not over.
      await sql`create index room_hand_open on room_hand (id) where ended_at is null`.execute(db);
    },
  },
];
