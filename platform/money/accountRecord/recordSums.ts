import type { Selectable } from 'kysely';
import type { AccountRecordTable } from './accountRecordTables.ts';

/** A posting, as one of its accounts sees it. What it needs and is gone is null. */
export interface AccountPosting {
  readonly seq: bigint;
  readonly transaction_id: string;
  /** Below zero where the account paid. */
  readonly amount: bigint;
  readonly member_id: string;
  readonly purpose: string;
  readonly other_purpose: string | null;
  readonly operation: string | null;
  readonly created_at: bigint | null;
}

type Recorded = Selectable<AccountRecordTable>;

const directionOf = ({ amount, other_purpose: other }: AccountPosting): string =>
  other === 'hold' ? (amount < 0n ? 'HOLD' : 'RELEASE') : amount < 0n ? 'OUT' : 'IN';

/** What the records of one account have come to, told from its postings. */
export function createRecordSums() {
  let balance = 0n;
  let recordedAt = 0n;
  const kinds = new Map<string, { readonly count: bigint; readonly sum: bigint }>();
  return {
    /** Whether this is the record of the next posting. */
    isNext(posting: AccountPosting, record: Recorded): boolean {
      const kind = `${posting.operation?.replaceAll('.', '-')}_${directionOf(posting)}`;
      const { count, sum } = kinds.get(kind) ?? { count: 0n, sum: 0n };
      const ofKind = { count: count + 1n, sum: sum + posting.amount };
      kinds.set(kind, ofKind);
      balance += posting.amount;
      if (posting.created_at !== null && posting.created_at > recordedAt) recordedAt = posting.created_at;
      return (
        record.id === posting.seq * 2n + (posting.amount < 0n ? 0n : 1n) &&
        record.transaction_id === posting.transaction_id &&
        record.amount === posting.amount &&
        record.member_id === posting.member_id &&
        record.purpose === posting.purpose &&
        record.other_purpose === posting.other_purpose &&
        record.kind === kind &&
        record.balance_after === balance &&
        record.recorded_at === recordedAt &&
        record.kind_count === ofKind.count &&
        record.kind_sum === ofKind.sum
      );
    },
  };
}
