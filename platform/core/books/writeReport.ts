import { writeAmount } from '../ledger/amount.ts';
import type { BooksReport } from './reportOnBooks.ts';
import { totals } from './trialBalance.ts';

/** Findings that a person is shown; `--json` has all of them. */
const shown = 50;
const count = (number: number | bigint): string => number.toLocaleString('en');

/** Columns side by side, the last two to the right. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < row.length - 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** The report for a person: the trial balance, what was looked at, and every row that is not as it was written. */
export function writeReport({ findings, rows, links, through, trialBalance }: BooksReport): string {
  const balances = [...totals(trialBalance)].flatMap(([currency, total]) => [
    ...trialBalance
      .filter((line) => line.currency === currency)
      .map(({ owner, purpose, accounts, amount }) => [
        `${owner === 'member' ? 'members' : 'house'}`,
        purpose,
        currency,
        count(accounts),
        writeAmount(amount),
      ]),
    ['', 'sum', currency, '', writeAmount(total)],
  ]);
  const named = findings.slice(0, shown).map(({ table: name, id, problem }) => `  ${name} ${id}: ${problem}`);
  return [
    ...table([['of', 'purpose', 'currency', 'accounts', 'balance'], ...balances]),
    '',
    `${count(rows)} rows looked at, up to posting ${count(through)}; the chain has ${count(links)} links.`,
    ...(findings.length === 0
      ? ['Sound: every row is as it was written.']
      : [`${count(findings.length)} findings:`, ...named, ...(findings.length > shown ? ['  …'] : [])]),
    '',
  ].join('\n');
}

/** The report for a program; amounts and numbers of postings as text, for they may be beyond what JSON's readers hold exactly. */
export const reportAsJson = ({ findings, rows, links, through, trialBalance }: BooksReport): string =>
  JSON.stringify(
    {
      sound: findings.length === 0,
      rows,
      links: String(links),
      through: String(through),
      trialBalance: trialBalance.map((line) => ({ ...line, amount: writeAmount(line.amount) })),
      findings,
    },
    null,
    2,
  );
