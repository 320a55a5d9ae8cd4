import type { FakeHandlers } from './FakeCallContext.ts';
import { fakeOwner } from './fakeOwner.ts';

/** What was played. */
export const fakeBets = {
  betRecords: ({ pageSize, beforeRecordId }, context) => {
    const { bets } = fakeOwner(context);
    const from = beforeRecordId === undefined ? 0 : bets.findIndex((bet) => bet.recordId === beforeRecordId) + 1 || bets.length;
    return { records: bets.slice(from, from + pageSize), total: bets.length, hasMore: from + pageSize < bets.length };
  },
  betRecordsById: ({ recordIds }, context) => ({
    records: fakeOwner(context).bets.filter(({ recordId }) => recordIds.split(',').includes(recordId)),
  }),
} satisfies Partial<FakeHandlers>;
