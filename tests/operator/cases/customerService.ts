import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.servicePaths, 'for guests', 'answered', (at, call) => at.call(call, { csType: 'LIVECHAT' }));
