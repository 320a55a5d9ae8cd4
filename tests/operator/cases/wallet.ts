import { calls } from '#contract/calls.ts';
import { caseList, needTrialCurrency, newTrial } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.balance);
add(calls.balance, 'of a trial account', 'answered', async (at, call) =>
  needTrialCurrency(at, await at.call(call, {}, { token: await newTrial(at) })),
);
