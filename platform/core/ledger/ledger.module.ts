import type { PlatformModule } from '../module.ts';
import { ledgerMigrations } from './ledgerMigrations.ts';
import type {
  AccountTable,
  LedgerTransactionTable,
  PostingTable,
  ChainLinkTable,
  EntryView,
  IdempotencyAnswerTable,
} from './ledgerTables.ts';

declare module '../store/database.ts' {
  interface Database {
    account: AccountTable;
    ledger_transaction: LedgerTransactionTable;
    idempotency_answer: IdempotencyAnswerTable;
    posting: PostingTable;
    chain_link: ChainLinkTable;
    entry: EntryView;
  }
}

/** Accounts, transactions, postings and their chain. */
export const ledgerModule = { name: 'ledger', migrations: ledgerMigrations } satisfies PlatformModule;
