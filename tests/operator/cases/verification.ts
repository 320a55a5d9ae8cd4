import { calls } from '#contract/calls.ts';
import { fakeCode, fakeMobile } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { caseList, mobile, type Examples } from '../caseList.ts';

const fakeNumber = { mobileNum: fakeMobile, countryDialingCode: '84' };

const { add, byGuests, cases } = caseList();
export { cases };

byGuests(calls.captcha, calls.challenge);
add(calls.loginSmsCode, 'for a number', 'answered', (at, call) => at.call(call, mobile));
add(calls.loginSmsCode, 'for what is no number', 'invalid_mobile', (at, call) => at.call(call, { ...mobile, mobileNum: 'none' }));
add(calls.loginSmsCode, 'for a number of no country that is served', 'invalid_mobile', (at, call) =>
  at.call(call, { ...mobile, countryDialingCode: '999' }),
);
add(calls.registerSmsCode, 'for a number', 'answered', (at, call) => at.call(call, { mobileNo: '0976543210', countryDialingCode: '84' }));
add(calls.registerSmsCode, 'for what is no number', 'invalid_mobile', (at, call) =>
  at.call(call, { mobileNo: 'none', countryDialingCode: '84' }),
);
add(calls.beginPhoneCheck, 'where codes come by SMS', 'function_not_enabled', (at, call) => at.call(call, mobile));
add(calls.finishPhoneCheck, 'that nobody began', 'verification_code_failed', (at, call) =>
  at.call(call, { checkId: 'none', verificationCode: '000001' }),
);

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  beginPhoneCheck: (at) => at.call(calls.beginPhoneCheck, fakeNumber),
  finishPhoneCheck: (at) => at.call(calls.finishPhoneCheck, { checkId: 'fake-check', verificationCode: fakeCode }),
};
