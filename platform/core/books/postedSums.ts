/** What postings have made of an account. */
export interface PostedSum {
  sum: bigint;
  last: bigint;
  entered: number;
  left: number;
}

export type PostedSums = Map<string, PostedSum>;

type Movement = { readonly seq: bigint; readonly from_account: string; readonly to_account: string; readonly amount: bigint };

/** Adds a posting to what its two accounts have come to. */
export function addPosting(sums: PostedSums, { seq, from_account: from, to_account: to, amount }: Movement): void {
  for (const [account, change] of [
    [from, -amount],
    [to, amount],
  ] as const) {
    const posted = sums.get(account) ?? { sum: 0n, last: 0n, entered: 0, left: 0 };
    sums.set(account, {
      sum: posted.sum + change,
      last: seq > posted.last ? seq : posted.last,
      entered: posted.entered + (change > 0n ? 1 : 0),
      left: posted.left + (change < 0n ? 1 : 0),
    });
  }
}
