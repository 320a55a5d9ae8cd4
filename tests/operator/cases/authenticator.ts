import { calls } from '#contract/calls.ts';
import { fakeCode } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { caseList, newMember, password, type Examples } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.authenticator);
for (const [title, comesTo, as] of [
  ['by the password', 'answered', password],
  ['by a wrong password', 'wrong_password', 'not this one 8'],
] as const)
  add(calls.enrolAuthenticator, title, comesTo, async (at, call) => at.call(call, { password: as }, (await newMember(at)).as));
add(calls.confirmAuthenticator, 'that is not being bound', 'verification_code_failed', async (at, call) =>
  at.call(call, { code: '000001' }, (await newMember(at)).as),
);
add(calls.removeAuthenticator, 'by a wrong password', 'wrong_password', async (at, call) =>
  at.call(call, { password: 'not this one 8', code: '000001' }, (await newMember(at)).as),
);
add(calls.removeAuthenticator, 'that is not bound', 'verification_code_failed', async (at, call) =>
  at.call(call, { password, code: fakeCode }, (await newMember(at)).as),
);
add(calls.removeAuthenticator, 'that was begun to be bound', 'verification_code_failed', async (at, call) => {
  const { as } = await newMember(at);
  await at.call(calls.enrolAuthenticator, { password }, as);
  return at.call(call, { password, code: fakeCode }, as);
});

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  confirmAuthenticator: async (at) => {
    const { as } = await newMember(at);
    await at.call(calls.enrolAuthenticator, { password }, as);
    return at.call(calls.confirmAuthenticator, { code: fakeCode }, as);
  },
  removeAuthenticator: async (at) => {
    const { as } = await newMember(at);
    await at.call(calls.enrolAuthenticator, { password }, as);
    await at.call(calls.confirmAuthenticator, { code: fakeCode }, as);
    return at.call(calls.removeAuthenticator, { password, code: fakeCode }, as);
  },
};
