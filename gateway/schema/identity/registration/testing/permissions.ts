import { fakeAffiliateCode, fakeCode } from '../../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { mutation, type Permissions, sameForAll } from '../../../testing/Permissions.ts';

const mobile = `mobileNum: "0987 654 321" countryDialingCode: "84"`;
const form = 'pageUrl: "http://localhost:3000/register" ageConfirmed: true termsAccepted: true';

export const permissions: Permissions = {
  publicFields: ['registrationForm'],
  ownTypes: ['RegisterPayload'],
  ways: [
    {
      document: mutation(
        'register',
        `(input: { username: "otter42" password: "reeds-in-the-wind" confirmPassword: "reeds-in-the-wind" ${form} })`,
      ),
      answers: sameForAll('RegisterPayload'),
      once: true,
    },
    {
      document: mutation('registerMobile', `(input: { ${mobile} verificationCode: "${fakeCode}" ${form} })`),
      answers: sameForAll('RegisterPayload'),
      once: true,
    },
    {
      document: mutation('verifyAffiliateCode', `(input: { code: "${fakeAffiliateCode}" })`),
      answers: sameForAll('VerifyAffiliateCodePayload'),
    },
  ],
};
