import { recurringJob } from '../../core/jobs/jobHandler.ts';
import type { PlatformModule } from '../../core/module.ts';
import { accountRecordHandlers } from './accountRecordHandlers.ts';
import { accountRecordMigrations } from './accountRecordMigrations.ts';
import type { AccountRecordFoldTable, AccountRecordTable } from './accountRecordTables.ts';
import { accountRecordTexts } from './accountRecordTexts.ts';
import { foldNext } from './foldAccountRecords.ts';
import { vouchedAccountRecords } from './vouchedAccountRecords.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    account_record: AccountRecordTable;
    account_record_fold: AccountRecordFoldTable;
  }
}

/** What happened on members' accounts, as it is told to them. */
export const accountRecordModule = {
  name: 'accountRecord',
  texts: accountRecordTexts,
  migrations: accountRecordMigrations,
  vouched: [vouchedAccountRecords],
  handlers: accountRecordHandlers,
  jobs: () => [recurringJob('accountRecord.fold', '* * * * *', foldNext)],
} satisfies PlatformModule;
