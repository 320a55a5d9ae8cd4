import { calls } from '#contract/calls.ts';
import { caseList, newMember } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.accountRecords, calls.bonusRecords);
add(calls.accountRecords, 'of some days, one wallet and one kind', 'answered', async (at, call) =>
  at.call(call, { wallet: 'bonus', kind: 'deposit_IN', fromDay: '2026-01-01', toDay: '2026-12-31' }, (await newMember(at)).as),
);
add(calls.accountRecords, 'of a day there is not', 'invalid_payload', async (at, call) =>
  at.call(call, { fromDay: '2026-02-30' }, (await newMember(at)).as),
);
