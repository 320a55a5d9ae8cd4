import { readRanges, linkChecksum } from './chainLink.ts';
import type { CheckProgress } from './finding.ts';
import { addPosting, type PostedSums } from './postedSums.ts';
import { postingsBetween, type BooksParts } from './chainPostings.ts';
import { settledThrough } from './extendChain.ts';

const unlinkedAtOnce = 256;
const columnsOf = (postings: ReturnType<typeof postingsBetween>) =>
  postings.select(['posting.seq', 'from_account', 'to_account', 'amount', 'transaction_id', 'ledger_transaction.checksum']);

/**
 * Every link of the chain against its postings, and those that no link holds yet, up to one after which all are still to come.
 * Answers that one, what the postings up to it come to, account by account, and how many links there are.
 */
export async function checkChain(
  { db, checksums, head }: BooksParts,
  { found, passed }: CheckProgress,
): Promise<{ readonly sums: PostedSums; readonly through: bigint; readonly links: bigint }> {
  const settled = await settledThrough(db, 'posting');
  const kept = head?.read();
  const lookForTransaction = ({
    seq,
    transaction_id: id,
    checksum,
  }: {
    readonly seq: bigint;
    readonly transaction_id: string;
    readonly checksum: string | null;
  }) => {
    if (checksum !== null) return;
    found('posting', seq, 'its transaction is missing');
    found('ledger_transaction', id, `it is missing; posting ${seq} rests on it`);
  };
  const sums: PostedSums = new Map();
  let through = 0n;
  let before = '';
  let last = 0n;
  for (let number = 1n; ; number += 1n) {
    const link = await db.selectFrom('chain_link').selectAll().where('number', '>=', number).orderBy('number').limit(1).executeTakeFirst();
    if (link === undefined) break;
    if (link.number !== number) found('chain_link', number, 'it is missing');
    number = link.number;
    const rows = await columnsOf(postingsBetween(db, through, link.through)).execute();
    const there = new Set(rows.map(({ seq }) => seq));
    const linked = readRanges(link.postings);
    for (const seq of linked) if (!there.has(seq)) found('posting', seq, `it is missing; link ${link.number} holds it`);
    const known = new Set(linked);
    for (const row of rows) {
      if (!known.has(row.seq)) found('posting', row.seq, `it was put in; link ${link.number} does not hold it`);
      lookForTransaction(row);
      addPosting(sums, row);
    }
    const { checksum, ...content } = link;
    if (linkChecksum(checksums, content, before, rows) !== checksum)
      found('chain_link', link.number, 'it, the one before, or a transaction of its postings was changed');
    if (kept?.number === link.number && kept.checksum !== checksum) found('chain_link', link.number, 'it is not the one that was written');
    before = checksum;
    last = link.number;
    through = link.through;
    await passed(rows.length);
  }
  if (kept && kept.number > last)
    found(
      'chain_link',
      kept.number,
      `it is missing: the chain ends at ${last}. After a copy of the store alone was put in its place, remove the file of the chain's head`,
    );
  while (through < settled) {
    const rows = await columnsOf(postingsBetween(db, through, settled))
      .limit(unlinkedAtOnce)
      .execute();
    for (const row of rows) {
      lookForTransaction(row);
      addPosting(sums, row);
    }
    through = rows.at(-1)?.seq ?? settled;
    await passed(rows.length);
  }
  return { sums, through, links: last };
}
