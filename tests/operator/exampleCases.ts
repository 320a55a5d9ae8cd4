import { calls } from '#contract/calls.ts';
import { fakeAffiliateCode, fakeCode, fakeMobile } from '../../gateway/testing/fakeSignIn.ts';
import { fakeMailToken } from '../../gateway/testing/fakeRecovery.ts';
import type { Operator, Said } from './Operator.ts';
import { newMember, password } from './operatorCases.ts';

const newPassword = 'oars in the reeds 5';
const mobile = { mobileNum: fakeMobile, countryDialingCode: '84' };
const consent = { registerUrl: 'https://play.example/register', domain: 'play.example', ageConfirmed: true, termsAccepted: true } as const;

/** Calls that answer only to who has got a code, a mail or a proof: the fake operator's are known. */
export const exampleCases: Readonly<Record<string, (at: Operator) => Promise<Said>>> = {
  affiliateCheck: (at) => at.call(calls.affiliateCheck, { code: fakeAffiliateCode, domain: 'play.example' }),
  mobileRegister: (at) =>
    at.call(calls.mobileRegister, {
      ...mobile,
      mobileNum: '987654321',
      password,
      confirmPassword: password,
      verificationCode: fakeCode,
      ...consent,
    }),
  beginLoginVerification: (at) => at.call(calls.beginLoginVerification, { verificationId: 'v-1', method: 'email' }),
  answerLoginVerification: (at) => at.call(calls.answerLoginVerification, { verificationId: 'v-1', method: 'email', answer: fakeCode }),
  beginPhoneCheck: (at) => at.call(calls.beginPhoneCheck, mobile),
  finishPhoneCheck: (at) => at.call(calls.finishPhoneCheck, { checkId: 'fake-check', verificationCode: fakeCode }),
  finishSocialSignIn: (at) =>
    at.call(calls.finishSocialSignIn, {
      state: 'fake-state',
      callbackUrl: `https://play.example/login/social/harbour?state=fake-state&code=${fakeCode}`,
    }),
  wishToReturn: (at) => at.call(calls.wishToReturn, { returnTicket: 'fake-return-ticket' }),
  passwordByMailToken: async (at) => {
    await at.call(calls.passwordByEmail, { username: 'heron88', email: 'heron88@example.com' });
    return at.call(calls.passwordByMailToken, { token: fakeMailToken, newPassword, confirmNewPassword: newPassword });
  },
  passwordByPhone: (at) => at.call(calls.passwordByPhone, { ...mobile, newPassword, verificationCode: fakeCode }),
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
