import type { Migration } from '../migration.ts';

/** The language that a member chose to be written in. */
export const memberLanguageMigration: Migration = {
  id: '0005-memberLanguage',
  async up({ schema }) {
    await schema.alterTable('member').addColumn('language', 'text').execute();
  },
};
