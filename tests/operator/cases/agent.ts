import { calls } from '#contract/calls.ts';
import { fakeAffiliateCode } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { caseList, domain, type Examples } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.affiliateCheck, 'a code of nobody', 'affiliate_failed', (at, call) => at.call(call, { code: 'NOBODY99', domain }));

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  affiliateCheck: (at) => at.call(calls.affiliateCheck, { code: fakeAffiliateCode, domain: 'play.example' }),
};
