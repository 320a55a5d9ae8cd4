import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import { checkAuditTrail } from '../platform/core/audit/checkAuditTrail.ts';
import { reportOnBooks, type BooksReport, type CheckedParts } from '../platform/core/books/reportOnBooks.ts';
import { reportAsJson, writeReport } from '../platform/core/books/writeReport.ts';
import { openBooks } from '../platform/openBooks.ts';
import { command } from './command.ts';

const usage = `npm run ledger:check -- [--json]

Checks the books whole, and changes nothing, while a platform runs on them or none does: that every account is the sum of its postings,
no member's below zero and all together zero, that holds are settled once, that every row is as its checksum says, that the chain of
postings is whole, and the audit trail with its own. The store is the one that DATA_DIR or DATABASE_URL names, its key that of SECRET_KEY or SECRET_KEY_FILE.

  --json   the report for a program

Ends with 0 where the books are sound, with 1 where they are not, and with 2 where they could not be checked.
`;

/** PostgreSQL was asked to stop its writers for a moment, and they were busy for longer. */
const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';
const tries = 20;

async function report(parts: CheckedParts): Promise<BooksReport> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await reportOnBooks(parts);
    } catch (error) {
      if (!isBusy(error) || tried === tries) throw error;
      await pause(500);
    }
  }
}

await command('The books could not be checked', async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const books = await openBooks(readConfig(process.env));
  try {
    const [seen, trail] = [await report(books.parts), await checkAuditTrail(books.auditTrail)];
    const all = { ...seen, rows: seen.rows + trail.events, findings: [...seen.findings, ...trail.findings] };
    process.stdout.write(values.json ? `${reportAsJson(all)}\n` : writeReport(all));
    return all.findings.length === 0 ? 0 : 1;
  } finally {
    await books.close();
  }
});
