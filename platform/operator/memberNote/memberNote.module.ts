import type { Migration } from '../../core/store/migration.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createMemberNotes, type MemberNoteTable, sealedNotes } from './memberNotes.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    member_note: MemberNoteTable;
  }
}

const migrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('member_note')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('operator_id', 'text', (column) => column.notNull().references('operator.id'))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('member_note_by_member_id').on('member_note').column('member_id').execute();
    },
  },
];

/** What operators write of members. */
export const memberNoteModule = {
  name: 'memberNote',
  migrations,
  sealed: [sealedNotes],
  services: (parts: PlatformParts) => ({ memberNotes: createMemberNotes(parts) }),
} satisfies PlatformModule;
