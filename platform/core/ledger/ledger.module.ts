import { expiry } from '../jobs/expiry.ts';
import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
import { writeAmount } from './amount.ts';
import { createReversals } from './reversals.ts';
import { ledgerMigrations } from './tables/ledgerMigrations.ts';
import type {
  AccountTable,
  LedgerTransactionTable,
  PostingTable,
  ChainLinkTable,
  EntryView,
  IdempotencyAnswerTable,
} from './tables/ledgerTables.ts';

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

/** Accounts, transactions, postings and their chain. Answers are forgotten once nobody is promised them any more; what was done stays. */
export const ledgerModule = {
  name: 'ledger',
  migrations: ledgerMigrations,
  events: {
    balance: ({ memberId, detail }) => {
      const { amount, currency } = JSON.parse(detail) as { readonly amount: string; readonly currency: string };
      return { memberId, sumBalance: writeAmount(BigInt(amount)), currency };
    },
  },
  services: (parts: PlatformParts) => ({ reversals: createReversals(parts) }),
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'idempotency_answer', column: 'expires_at', inOrderOf: 'transaction_id' })],
} satisfies PlatformModule;
