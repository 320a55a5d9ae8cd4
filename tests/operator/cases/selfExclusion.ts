import { calls } from '#contract/calls.ts';
import { caseList, type Examples } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.wishToReturn, 'by no ticket', 'return_failed', (at, call) => at.call(call, { returnTicket: 'none' }));

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  wishToReturn: (at) => at.call(calls.wishToReturn, { returnTicket: 'fake-return-ticket' }),
};
