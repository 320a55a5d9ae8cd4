import { calls } from '#contract/calls.ts';
import { caseList, newMember } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.chatMessageCount);
add(calls.chatUrl, 'for a member', 'answered', async (at, call) =>
  at.call(call, { title: 'Deck', language: 'EN', headerColor: '#262743' }, (await newMember(at)).as),
);
