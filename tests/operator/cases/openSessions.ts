import { calls } from '#contract/calls.ts';
import { caseList, newMember, password, valueOf } from '../caseList.ts';

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
add(calls.openSessions, 'by who has just registered', 'answered', async (at, call) => {
  const said = await at.call(call, {}, (await newMember(at)).as);
  if (valueOf(said).sessions.length !== 1) throw new Error(`there are ${valueOf(said).sessions.length} sessions`);
  return said;
});
add(calls.endSession, 'after another one that stood before it', 'answered', async (at, call) => {
  const { username, as } = await newMember(at);
  for (const _each of [1, 2]) await at.call(calls.login, { username, password });
  const others = valueOf(await at.call(calls.openSessions, {}, as)).sessions.filter(({ current }) => !current);
  const [first, second] = others.map(({ sessionId }) => sessionId);
  await at.call(call, { sessionId: first ?? '' }, as);
  const said = await at.call(call, { sessionId: second ?? '' }, as);
  const [left, ...more] = valueOf(await at.call(calls.openSessions, {}, as)).sessions;
  if (left?.current !== true || more.length > 0) throw new Error('another session was ended than the one that was named');
  return said;
});
add(calls.endSession, 'a second time', 'session_not_found', async (at, call) => {
  const { username, as } = await newMember(at);
  await at.call(calls.login, { username, password });
  const [other] = valueOf(await at.call(calls.openSessions, {}, as)).sessions.filter(({ current }) => !current);
  await at.call(call, { sessionId: other?.sessionId ?? '' }, as);
  return at.call(call, { sessionId: other?.sessionId ?? '' }, as);
});
