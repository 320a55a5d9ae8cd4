import { fakeCode } from '../../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { alike, mutation, type Permissions } from '../../../testing/Permissions.ts';

const mobile = `mobileNum: "0987 654 321" countryDialingCode: "84"`;

export const permissions: Permissions = {
  ways: [
    { document: mutation('refreshCaptcha'), answers: alike('RefreshCaptchaPayload') },
    { document: mutation('requestChallenge'), answers: alike('RequestChallengePayload') },
    { document: mutation('requestRegisterCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
    { document: mutation('requestLoginCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
    { document: mutation('requestRecoveryCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
    {
      document: mutation('confirmPhone', `(input: { checkId: "c" verificationCode: "${fakeCode}" })`),
      answers: alike('ConfirmPhonePayload'),
    },
  ],
};
