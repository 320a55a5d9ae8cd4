import { calls } from '#contract/calls.ts';
import { fakeCode, fakeMobile } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { fakeMailToken } from '../../../gateway/testing/fakeOperator/identity/fakeRecovery.ts';
import { caseList, mobile, newMember, password, type Examples } from '../caseList.ts';

const fakeNumber = { mobileNum: fakeMobile, countryDialingCode: '84' };
const newPassword = 'oars in the reeds 5';

const { add, cases } = caseList();
export { cases };

add(calls.changePassword, 'by a wrong one', 'wrong_password', async (at, call) =>
  at.call(
    call,
    { oldPassword: 'not this one 8', newPassword: 'oars in the reeds 5', confirmNewPassword: 'oars in the reeds 5' },
    (await newMember(at)).as,
  ),
);
add(calls.changePassword, 'to the same', 'invalid_fields', async (at, call) =>
  at.call(call, { oldPassword: password, newPassword: password, confirmNewPassword: password }, (await newMember(at)).as),
);
add(calls.changePassword, 'to one that everybody tries', 'invalid_fields', async (at, call) =>
  at.call(call, { oldPassword: password, newPassword: 'Qwertyuiop', confirmNewPassword: 'Qwertyuiop' }, (await newMember(at)).as),
);
add(calls.changePassword, 'to the name with digits', 'invalid_fields', async (at, call) => {
  const { username, as } = await newMember(at);
  const newPassword = `2026 ${username}`;
  return at.call(call, { oldPassword: password, newPassword, confirmNewPassword: newPassword }, as);
});
add(calls.changePassword, 'to a new one', 'answered', async (at, call) =>
  at.call(
    call,
    { oldPassword: password, newPassword: 'oars in the reeds 5', confirmNewPassword: 'oars in the reeds 5' },
    (await newMember(at)).as,
  ),
);
add(calls.changePassword, 'after ten wrong ones, wherever they were given', 'too_many_attempts', async (at, call) => {
  const { as } = await newMember(at);
  const guess = 'not this one 8';
  const wish = { newPaymentPassword: 'reeds by the pier', confirmPaymentPassword: 'reeds by the pier' };
  for (let tried = 0; tried < 10; tried += 2) {
    await at.call(calls.setPaymentPassword, { password: guess, ...wish }, as);
    await at.call(calls.untieSocialIdentity, { identityId: 'none', password: guess }, as);
  }
  return at.call(call, { oldPassword: password, newPassword, confirmNewPassword: newPassword }, as);
});
add(calls.passwordByEmail, 'of nobody', 'answered', (at, call) => at.call(call, { username: 'nobody99', email: 'nobody@example.com' }));
add(calls.passwordByMailToken, 'by none', 'recovery_failed', (at, call) =>
  at.call(call, { token: 'none', newPassword: password, confirmNewPassword: password }),
);
add(calls.passwordByPhone, 'by a wrong code', 'verification_code_failed', (at, call) =>
  at.call(call, { ...mobile, newPassword: password, verificationCode: '000001' }),
);

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  passwordByMailToken: async (at) => {
    await at.call(calls.passwordByEmail, { username: 'heron88', email: 'heron88@example.com' });
    return at.call(calls.passwordByMailToken, { token: fakeMailToken, newPassword, confirmNewPassword: newPassword });
  },
  passwordByPhone: (at) => at.call(calls.passwordByPhone, { ...fakeNumber, newPassword, verificationCode: fakeCode }),
};
