import { fakeCode } from '../../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { mutation, type Permissions, sameForAll } from '../../../testing/Permissions.ts';

const mobile = `mobileNum: "0987 654 321" countryDialingCode: "84"`;

export const permissions: Permissions = {
  ways: [
    { document: mutation('refreshCaptcha'), answers: sameForAll('RefreshCaptchaPayload') },
    { document: mutation('requestChallenge'), answers: sameForAll('RequestChallengePayload') },
    { document: mutation('requestRegisterCode', `(input: { ${mobile} })`), answers: sameForAll('CodeSentPayload') },
    { document: mutation('requestLoginCode', `(input: { ${mobile} })`), answers: sameForAll('CodeSentPayload') },
    { document: mutation('requestRecoveryCode', `(input: { ${mobile} })`), answers: sameForAll('CodeSentPayload') },
    {
      document: mutation('confirmPhone', `(input: { checkId: "c" verificationCode: "${fakeCode}" })`),
      answers: sameForAll('ConfirmPhonePayload'),
    },
  ],
};
