import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { add, byGuests, byMembers, cases } = caseList();
export { cases };

add(calls.promotions, 'of new players', 'answered', (at, call) => at.call(call, { category: 'new_player' }));
add(calls.promotionsById, 'one that there is not', 'answered', (at, call) => at.call(call, { ids: 'no-such-promotion' }));
byGuests(calls.promotions, calls.availablePromotions);
byMembers(calls.promotionStatuses);
