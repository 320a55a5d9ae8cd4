import { calls } from '#contract/calls.ts';
import { caseList, newMember, password, remembered, valueOf } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.resumeSession, 'by a remembered login', 'answered', async (at, call) => at.call(call, { rememberMe: await remembered(at) }));
add(calls.resumeSession, 'by one whose answer was lost', 'answered', async (at, call) => {
  const rememberMe = await remembered(at);
  await at.call(call, { rememberMe });
  return at.call(call, { rememberMe, answerLost: true });
});
add(calls.resumeSession, 'by one that was used a moment ago', 'remember_me_raced', async (at, call) => {
  const rememberMe = await remembered(at);
  const { token } = valueOf(await at.call(call, { rememberMe }));
  const said = await at.call(call, { rememberMe });
  // Of one browser that asks twice at once, nobody is signed out.
  valueOf(await at.call(calls.memberInfo, {}, { token }));
  return said;
});
add(calls.resumeSession, 'by one whose answer came, and was used', 'remember_me_raced', async (at, call) => {
  const rememberMe = await remembered(at);
  const { rememberMe: next = '' } = valueOf(await at.call(call, { rememberMe }));
  await at.call(call, { rememberMe: next });
  return at.call(call, { rememberMe, answerLost: true });
});
add(calls.resumeSession, 'after its session was logged out', 'remember_me_failed', async (at, call) => {
  const { username } = await newMember(at);
  const { rememberMe = '', token } = valueOf(await at.call(calls.login, { username, password, rememberMe: true }));
  await at.call(calls.logout, {}, { token });
  return at.call(call, { rememberMe });
});
add(calls.resumeSession, 'by who is excluded', 'remember_me_failed', async (at, call) => {
  const { username, as } = await newMember(at);
  const { rememberMe = '' } = valueOf(await at.call(calls.login, { username, password, rememberMe: true }));
  valueOf(await at.call(calls.excludeSelf, { length: 'FOR_GOOD' }, as));
  return at.call(call, { rememberMe });
});
add(calls.resumeSession, 'by none', 'remember_me_failed', (at, call) => at.call(call, { rememberMe: 'none' }));
add(calls.forgetLogin, 'a remembered login', 'answered', async (at, call) => at.call(call, { rememberMe: await remembered(at) }));
add(calls.forgetLogin, 'none', 'answered', (at, call) => at.call(call, { rememberMe: 'none' }));
