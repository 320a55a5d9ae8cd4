import type { PlatformModule } from '../../core/module.ts';
import { createHelp } from './createHelp.ts';
import type { HelpArticleTable } from './helpArticleTable.ts';
import { helpHandlers } from './helpHandlers.ts';
import { helpMigrations } from './helpMigrations.ts';
import { helpTexts } from './helpTexts.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    help_article: HelpArticleTable;
  }
}

/** What can be looked up. */
export const helpModule = {
  name: 'help',
  texts: helpTexts,
  migrations: helpMigrations,
  services: (parts: Parameters<typeof createHelp>[0]) => ({ help: createHelp(parts) }),
  handlers: helpHandlers,
} satisfies PlatformModule;
