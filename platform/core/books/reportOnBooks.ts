import { setImmediate } from 'node:timers/promises';
import { checkAccounts } from './checkAccounts.ts';
import { checkChain } from './checkChain.ts';
import { checkTransactions } from './checkTransactions.ts';
import type { Finding } from './finding.ts';
import type { BooksParts } from './chainPostings.ts';
import type { TrialBalanceLine } from './trialBalance.ts';
import type { VouchedRows } from './vouchedRows.ts';

export interface CheckedParts extends BooksParts {
  readonly vouched: readonly VouchedRows[];
}

export interface CheckOptions {
  readonly stopping?: AbortSignal;
  /** Told how many rows have been looked at, now and then. */
  readonly onProgress?: (rows: number) => void;
}

/** The books as a check has seen them. */
export interface BooksReport {
  /** Every row that is not as it was written; empty when all is well. */
  readonly findings: readonly Finding[];
  /** Rows that were looked at. */
  readonly rows: number;
  /** Links of the chain. */
  readonly links: bigint;
  /** The last posting that `trialBalance` holds. */
  readonly through: bigint;
  readonly trialBalance: readonly TrialBalanceLine[];
}

/** Findings kept: where there are more, nobody mends them one by one. */
const maxFindings = 1_000;

/**
 * Checks the books whole, while they are written: every row that is vouched for against its checksum, transactions and what they were
 * made for against one another, the chain, and every balance and hold against its postings. Takes the store for a page at a time, and as much memory as there are accounts.
 */
export async function reportOnBooks(parts: CheckedParts, { stopping, onProgress }: CheckOptions = {}): Promise<BooksReport> {
  const findings = new Map<string, Finding>();
  let rows = 0;
  const progress = {
    found(table: Finding['table'], id: string | bigint, problem: string) {
      if (findings.size < maxFindings) findings.set(`${table} ${id} ${problem}`, { table, id: String(id), problem });
    },
    async passed(more: number) {
      rows += more;
      onProgress?.(rows);
      await setImmediate();
      stopping?.throwIfAborted();
    },
  };
  const posted = await checkChain(parts, progress);
  const trialBalance = await checkAccounts(parts, posted, progress);
  await checkTransactions(parts, progress);
  for (const each of parts.vouched) await each.check(parts, progress);
  return { findings: [...findings.values()], rows, links: posted.links, through: posted.through, trialBalance };
}
