import { calls } from '#contract/calls.ts';
import { caseList, newMember } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.servicePaths, 'for guests', 'answered', (at, call) => at.call(call, { csType: 'LIVECHAT' }));
add(calls.memberServicePaths, 'for a member', 'answered', async (at, call) => at.call(call, { csType: 'VIP' }, (await newMember(at)).as));
