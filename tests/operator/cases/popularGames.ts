import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.popularGames, 'five of them', 'answered', (at, call) => at.call(call, { count: 5 }));
