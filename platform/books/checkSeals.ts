import { readRanges, sealChecksum } from './seal.ts';
import type { CheckProgress } from './finding.ts';
import { addPosting, type PostedSums } from './postedSums.ts';
import { postingsBetween, settledThrough, type SealParts } from './sealBooks.ts';

const unsealedAtOnce = 256;
const columnsOf = (postings: ReturnType<typeof postingsBetween>) => postings.select(['posting.seq', 'from_account', 'to_account', 'amount', 'transaction_id', 'ledger_transaction.checksum']);

/**
 * Every link of the chain against its postings, and those that no link holds yet, up to one after which all are still to come.
 * Answers that one, and what the postings up to it come to, account by account.
 */
export async function checkSeals({ db, checksums, head }: SealParts, { found, passed }: CheckProgress): Promise<{ readonly sums: PostedSums; readonly through: bigint }> {
  const settled = await settledThrough(db);
  const kept = head?.read();
  const lookForTransaction = ({ seq, transaction_id: id, checksum }: { readonly seq: bigint; readonly transaction_id: string; readonly checksum: string | null }) => {
    if (checksum !== null) return;
    found('posting', seq, 'its transaction is missing');
    found('ledger_transaction', id, `it is missing; posting ${seq} rests on it`);
  };
  const sums: PostedSums = new Map();
  let through = 0n;
  let before = '';
  let last = 0n;
  for (let number = 1n; ; number += 1n) {
    const seal = await db.selectFrom('book_seal').selectAll().where('number', '>=', number).orderBy('number').limit(1).executeTakeFirst();
    if (seal === undefined) break;
    if (seal.number !== number) found('book_seal', number, 'it is missing');
    number = seal.number;
    const rows = await columnsOf(postingsBetween(db, through, seal.through)).execute();
    const there = new Set(rows.map(({ seq }) => seq));
    const sealed = readRanges(seal.postings);
    for (const seq of sealed) if (!there.has(seq)) found('posting', seq, `it is missing; seal ${seal.number} holds it`);
    const known = new Set(sealed);
    for (const row of rows) {
      if (!known.has(row.seq)) found('posting', row.seq, `it was put in; seal ${seal.number} does not hold it`);
      lookForTransaction(row);
      addPosting(sums, row);
    }
    const { checksum, ...link } = seal;
    if (sealChecksum(checksums, link, before, rows) !== checksum) found('book_seal', seal.number, 'it, the one before, or a transaction of its postings was changed');
    if (kept?.number === seal.number && kept.checksum !== checksum) found('book_seal', seal.number, 'it is not the one that was written');
    before = checksum;
    last = seal.number;
    through = seal.through;
    await passed(rows.length);
  }
  if (kept && kept.number > last) found('book_seal', kept.number, `it is missing: the chain ends at ${last}. After a restore from a backup, remove the file of the chain's head`);
  while (through < settled) {
    const rows = await columnsOf(postingsBetween(db, through, settled)).limit(unsealedAtOnce).execute();
    for (const row of rows) {
      lookForTransaction(row);
      addPosting(sums, row);
    }
    through = rows.at(-1)?.seq ?? settled;
    await passed(rows.length);
  }
  return { sums, through };
}
