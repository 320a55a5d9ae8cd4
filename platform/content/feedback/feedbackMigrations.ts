import { sql } from 'kysely';
import type { Migration } from '../../core/store/migration.ts';

export const feedbackMigrations: readonly Migration[] = [
  {
    id: '2-create-unanswered',
    async up({ schema }) {
      await schema
        .createTable('feedback')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'bigint', (column) => column.notNull())
        .addColumn('answered_at', 'bigint')
        .execute();
      // How many wait is asked for with every page of the desk.
      await schema
        .createIndex('feedback_unanswered')
        .on('feedback')
        .column('sent_at')
        .where(sql<boolean>`answered_at is null`)
        .execute();
      await schema
        .createTable('feedback_picture')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('picture', 'text', (column) => column.notNull())
        .addColumn('feedback_id', 'text', (column) => column.references('feedback.id'))
        .addColumn('uploaded_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint')
        .execute();
      await schema.createIndex('feedback_picture_by_member').on('feedback_picture').columns(['member_id', 'uploaded_at']).execute();
      await schema.createIndex('feedback_picture_by_expires_at').on('feedback_picture').column('expires_at').execute();
    },
  },
  {
    id: '3-answered',
    async up({ schema }) {
      // The desk shows those that were answered last; those that were answered long ago go, with their pictures.
      await schema
        .createIndex('feedback_answered')
        .on('feedback')
        .column('answered_at')
        .where(sql<boolean>`answered_at is not null`)
        .execute();
      await schema.createIndex('feedback_picture_by_feedback_id').on('feedback_picture').column('feedback_id').execute();
    },
  },
];
