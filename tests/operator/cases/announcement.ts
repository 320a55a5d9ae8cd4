import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.notices, 'of everybody', 'answered', (at, call) => at.call(call, {}));
add(calls.notices, 'of one kind', 'answered', (at, call) => at.call(call, { types: 'PU' }));
add(calls.announcements, 'the newest', 'answered', (at, call) => at.call(call, {}));
add(calls.announcements, 'a page that there is not', 'answered', (at, call) => at.call(call, { pageNo: 9_999, types: 'PL,H' }));
add(calls.announcements, 'a page before the first', 'invalid_payload', (at, call) => at.call(call, { pageNo: 0 }));
