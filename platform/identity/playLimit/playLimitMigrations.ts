import { sql } from 'kysely';
import type { Migration } from '../../core/store/migration.ts';
import { usualRealityCheck } from './playLimitRules.ts';

export const playLimitMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('play_limit')
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('period', 'text', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('asked_at', 'bigint')
        .addColumn('asked_amount', 'bigint')
        .addPrimaryKeyConstraint('play_limit_key', ['member_id', 'kind', 'period'])
        .addCheckConstraint('play_limit_amount', sql`amount >= 0`)
        // Lower ones hold at once: what waits is higher.
        .addCheckConstraint('play_limit_asked', sql`asked_amount is null or (asked_at is not null and asked_amount > amount)`)
        .execute();
      await schema
        .createTable('play_care')
        .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
        .addColumn('reality_check_minutes', 'bigint', (column) => column.notNull().defaultTo(usualRealityCheck))
        .addColumn('reality_answered_at', 'bigint')
        .addColumn('reviewed_at', 'bigint')
        .execute();
    },
  },
  {
    id: '2-owed-answer',
    async up({ schema }) {
      await schema.alterTable('play_care').addColumn('reality_owed_at', 'bigint').execute();
    },
  },
];
