import { calls } from '#contract/calls.ts';
import { fakeCode } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { caseList, type Examples } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.beginLoginVerification, 'of no login', 'verification_expired', (at, call) =>
  at.call(call, { verificationId: 'none', method: 'email' }),
);
add(calls.answerLoginVerification, 'of no login', 'verification_expired', (at, call) =>
  at.call(call, { verificationId: 'none', method: 'email', answer: '000001' }),
);

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  beginLoginVerification: (at) => at.call(calls.beginLoginVerification, { verificationId: 'v-1', method: 'email' }),
  answerLoginVerification: (at) => at.call(calls.answerLoginVerification, { verificationId: 'v-1', method: 'email', answer: fakeCode }),
};
