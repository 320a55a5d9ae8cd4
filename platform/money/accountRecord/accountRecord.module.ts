import type { PlatformModule } from '../../core/module.ts';
import { accountRecordHandlers } from './accountRecordHandlers.ts';
import { accountRecordMigrations } from './accountRecordMigrations.ts';
import type { AccountRecordTable } from './accountRecordTables.ts';
import { accountRecordTexts } from './accountRecordTexts.ts';
import { vouchedAccountRecords } from './vouchedAccountRecords.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    account_record: AccountRecordTable;
  }
}

/** What happened on members' accounts, as it is told to them. */
export const accountRecordModule = {
  name: 'accountRecord',
  texts: accountRecordTexts,
  migrations: accountRecordMigrations,
  vouched: [vouchedAccountRecords],
  handlers: accountRecordHandlers,
} satisfies PlatformModule;
