import { calls } from '#contract/calls.ts';
import { caseList, newMember } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.betRecords);
add(calls.betRecordsById, 'a bet of nobody', 'answered', async (at, call) =>
  at.call(call, { recordIds: 'no-such-bet' }, (await newMember(at)).as),
);
byMembers(calls.unfinishedRounds);
add(calls.markRoundSeen, 'one of nobody', 'answered', async (at, call) =>
  at.call(call, { recordId: 'no-such-bet' }, (await newMember(at)).as),
);
add(calls.markRoundSeen, 'with an id longer than any', 'invalid_payload', async (at, call) =>
  at.call(call, { recordId: 'x'.repeat(65) }, (await newMember(at)).as),
);
add(calls.betProfit, 'by a member', 'answered', async (at, call) =>
  at.call(call, { fromDay: '2026-01-01', toDay: '2026-12-31' }, (await newMember(at)).as),
);
add(calls.betProfit, 'of a day there is not', 'invalid_payload', async (at, call) =>
  at.call(call, { fromDay: '2026-02-30', toDay: '2026-12-31' }, (await newMember(at)).as),
);
add(calls.betRecords, 'of some days, one category, one vendor and one state', 'answered', async (at, call) =>
  at.call(
    call,
    { fromDay: '2026-01-01', toDay: '2026-12-31', gameType: 'RNG', vassalage: 'XGS', status: 'SETTLED' },
    (await newMember(at)).as,
  ),
);
