import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.promotions, 'of new players', 'answered', (at, call) => at.call(call, { category: 'new_player' }));
