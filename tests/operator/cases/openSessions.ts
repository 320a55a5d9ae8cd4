import { calls } from '#contract/calls.ts';
import { caseList, newMember, valueOf } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.openSessions, calls.endAllSessions);
add(calls.endSession, 'one of the own', 'answered', async (at, call) => {
  const { as } = await newMember(at);
  return at.call(call, { sessionId: valueOf(await at.call(calls.openSessions, {}, as)).sessions[0]?.sessionId ?? '' }, as);
});
add(calls.endSession, 'one there is not', 'session_not_found', async (at, call) =>
  at.call(call, { sessionId: 'none' }, (await newMember(at)).as),
);
