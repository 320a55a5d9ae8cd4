import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.roundVerifier, 'by a guest', 'answered', (at, call) => at.call(call, {}));

add(calls.winnerBoard, 'five of them', 'answered', (at, call) => at.call(call, { count: 5 }));
add(calls.winnerBoard, 'more than it tells of', 'invalid_payload', (at, call) => at.call(call, { count: 101 }));
