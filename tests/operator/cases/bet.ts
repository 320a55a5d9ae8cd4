import { calls } from '#contract/calls.ts';
import { caseList, newMember } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.betRecords);
add(calls.betRecordsById, 'a bet of nobody', 'answered', async (at, call) =>
  at.call(call, { recordIds: 'no-such-bet' }, (await newMember(at)).as),
);
