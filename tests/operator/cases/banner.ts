import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.notices, 'of everybody', 'answered', (at, call) => at.call(call, {}));
