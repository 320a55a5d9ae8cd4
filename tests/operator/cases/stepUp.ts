import { calls } from '#contract/calls.ts';
import { fakeCode } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { caseList, consent, newMember, password, valueOf, type Examples } from '../caseList.ts';
import type { Operator } from '../Operator.ts';

const { add, byMembers, cases } = caseList();
export { cases };

const paymentPassword = 'reeds by the pier';
const wish = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
const another = { newPaymentPassword: 'a second pier', confirmPaymentPassword: 'a second pier' };

async function memberWithOne(at: Operator) {
  const { as } = await newMember(at);
  await at.call(calls.setPaymentPassword, { password, ...wish }, as);
  return as;
}

byMembers(calls.paymentPassword);
for (const [title, comesTo, change] of [
  ['by the password', 'answered', {}],
  ['by a wrong password', 'wrong_password', { password: 'not this one 8' }],
  ['that is too short', 'invalid_fields', { newPaymentPassword: 'short', confirmPaymentPassword: 'short' }],
  ['that everybody tries', 'invalid_fields', { newPaymentPassword: '123456', confirmPaymentPassword: '123456' }],
  ['that is repeated otherwise', 'invalid_fields', { confirmPaymentPassword: 'something else' }],
  ['that is the password of the account', 'invalid_fields', { newPaymentPassword: password, confirmPaymentPassword: password }],
] as const)
  add(calls.setPaymentPassword, title, comesTo, async (at, call) =>
    at.call(call, { password, ...wish, ...change }, (await newMember(at)).as),
  );
for (const [title, comesTo, oldPaymentPassword] of [
  ['by the one before', 'answered', paymentPassword],
  ['by a wrong one', 'payment_password_wrong', 'a guess'],
] as const)
  add(calls.changePaymentPassword, title, comesTo, async (at, call) =>
    at.call(call, { oldPaymentPassword, ...another }, await memberWithOne(at)),
  );
add(calls.changePaymentPassword, 'where there is none', 'payment_password_needed', async (at, call) =>
  at.call(call, { oldPaymentPassword: paymentPassword, ...another }, (await newMember(at)).as),
);
add(calls.requestStepUpCode, 'without a number that is proven', 'function_not_enabled', async (at, call) =>
  at.call(call, { action: 'withdraw', amount: '20000', target: 'a' }, (await newMember(at)).as),
);
add(calls.requestStepUpCode, 'to bind an app, where nothing is proven', 'function_not_enabled', async (at, call) =>
  at.call(call, { action: 'enrolAuthenticator' }, (await newMember(at)).as),
);
for (const [title, comesTo, given] of [
  ['by the payment password', 'answered', paymentPassword],
  ['by a wrong payment password', 'payment_password_wrong', 'a guess'],
] as const)
  add(calls.proveStepUp, title, comesTo, async (at, call) =>
    at.call(call, { action: 'withdraw', amount: '20000', target: 'a', paymentPassword: given }, await memberWithOne(at)),
  );
add(calls.proveStepUp, 'after ten wrong ones', 'too_many_attempts', async (at, call) => {
  const as = await memberWithOne(at);
  for (let tried = 0; tried < 10; tried += 1) await at.call(calls.changePaymentPassword, { oldPaymentPassword: 'a guess', ...another }, as);
  return at.call(call, { action: 'withdraw', amount: '20000', target: 'a', paymentPassword }, as);
});
add(calls.changePaymentPassword, 'after wrong ones that a right one came behind', 'answered', async (at, call) => {
  const as = await memberWithOne(at);
  const prove = (given: string) => at.call(calls.proveStepUp, { action: 'withdraw', amount: '20000', paymentPassword: given }, as);
  for (const given of [...Array.from({ length: 9 }, () => 'a guess'), paymentPassword, 'a guess']) await prove(given);
  return at.call(call, { oldPaymentPassword: paymentPassword, ...another }, as);
});
add(calls.proveStepUp, 'without a payment password', 'payment_password_needed', async (at, call) =>
  at.call(call, { action: 'transferUpline', amount: '20000', paymentPassword }, (await newMember(at)).as),
);

/** Sent to a proven number alone: the fake operator's members who registered by theirs have one. */
export const examples: Examples = {
  requestStepUpCode: async (at) => {
    const number = { mobileNum: '987654322', countryDialingCode: '84', password, confirmPassword: password };
    const { token } = valueOf(await at.call(calls.mobileRegister, { ...number, verificationCode: fakeCode, ...consent }));
    return at.call(calls.requestStepUpCode, { action: 'withdraw', amount: '20000', target: 'payout-account-1' }, { token });
  },
};
