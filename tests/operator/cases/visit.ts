import { calls } from '#contract/calls.ts';
import { caseList, newTrial, requireTrialCurrency } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.visit);
add(calls.visit, 'of a trial account', 'answered', async (at, call) =>
  requireTrialCurrency(at, await at.call(call, {}, { token: await newTrial(at) })),
);
