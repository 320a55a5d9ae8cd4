import type { Selectable } from 'kysely';
import type { Checksums } from '../ledger/checksums/checksums.ts';
import type { ChainLinkTable } from '../ledger/tables/ledgerTables.ts';

export type ChainLink = Omit<Selectable<ChainLinkTable>, 'checksum'>;

/** A posting with the checksum of its transaction, null where that is gone. */
export interface LinkedPosting {
  readonly seq: bigint;
  readonly checksum: string | null;
}

/** Numbers in rising order, as `1-64,66`. */
export function writeRanges(numbers: readonly bigint[]): string {
  const ranges: { first: bigint; last: bigint }[] = [];
  for (const each of numbers) {
    const open = ranges.at(-1);
    if (open && each === open.last + 1n) open.last = each;
    else ranges.push({ first: each, last: each });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** Longest list of ranges that is read: whoever changed one may have written anything. */
const maxNumbers = 1_000n;

/** The numbers of such ranges; empty for what is none. */
export function readRanges(text: string): bigint[] {
  if (!/^\d{1,18}(-\d{1,18})?(,\d{1,18}(-\d{1,18})?)*$/.test(text)) return [];
  return text.split(',').flatMap((range) => {
    const [first = 0n, last = first] = range.split('-').map(BigInt);
    return last - first > maxNumbers ? [] : Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index));
  });
}

/** Vouches for a link, for the postings that it holds, and by `before`, the checksum of the link before, for all that came earlier. */
export const linkChecksum = (
  checksums: Checksums,
  { number, postings, through, created_at }: ChainLink,
  before: string,
  linked: readonly LinkedPosting[],
): string =>
  checksums.of('chain_link', [number, postings, through, created_at, before, ...linked.flatMap(({ seq, checksum }) => [seq, checksum])]);
