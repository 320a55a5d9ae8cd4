import { setImmediate } from 'node:timers/promises';
import { checkAccounts } from './checkAccounts.ts';
import { checkChain } from './checkChain.ts';
import { checkTransactions } from './checkTransactions.ts';
import type { Finding } from './finding.ts';
import type { BooksParts } from './chainPostings.ts';
import type { VouchedRows } from './vouchedRows.ts';

interface CheckOptions {
  readonly stopping?: AbortSignal;
  /** Told how many rows have been looked at, now and then. */
  readonly onProgress?: (rows: number) => void;
}

/** Findings kept: where there are more, nobody mends them one by one. */
const mostFindings = 1_000;

/**
 * Checks the books whole, while they are written: every row that is vouched for against its checksum, transactions and what they were
 * made for against one another, the chain, and every balance and hold against its postings. Answers each row that is not as it was written;
 * empty when all is well. Takes the store for a page at a time, and as much memory as there are accounts.
 */
export async function checkBooks(
  parts: BooksParts & { readonly vouched: readonly VouchedRows[] },
  { stopping, onProgress }: CheckOptions = {},
): Promise<readonly Finding[]> {
  const findings = new Map<string, Finding>();
  let rows = 0;
  const progress = {
    found(table: Finding['table'], id: string | bigint, problem: string) {
      if (findings.size < mostFindings) findings.set(`${table} ${id} ${problem}`, { table, id: String(id), problem });
    },
    async passed(more: number) {
      rows += more;
      onProgress?.(rows);
      await setImmediate();
      stopping?.throwIfAborted();
    },
  };
  const posted = await checkChain(parts, progress);
  await checkAccounts(parts, posted, progress);
  await checkTransactions(parts, progress);
  for (const each of parts.vouched) await each.check(parts, progress);
  return [...findings.values()];
}
