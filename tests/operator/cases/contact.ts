import { calls } from '#contract/calls.ts';
import { fakeCode } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { caseList, newMember, password, type Examples } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

const mail = { kind: 'email', value: 'rower@example.com' } as const;
const phone = { kind: 'phone', value: '0987 654 321', countryDialingCode: '84' } as const;

byMembers(calls.contacts);
for (const [title, comesTo, payload] of [
  ['to a mail address', 'answered', { ...mail, password }],
  ['to a mail address with blanks round it', 'answered', { ...mail, value: ' rower@example.com ', password }],
  ['by a wrong password', 'wrong_password', { ...mail, password: 'not this one 8' }],
  ['to what is no address', 'invalid_fields', { ...mail, value: 'rower', password }],
  ['to an address that was told before, where none was', 'invalid_fields', { kind: 'email', password }],
  ['to a number that was told before, where none was', 'invalid_mobile', { kind: 'phone', password }],
  ['to what is no number', 'invalid_mobile', { ...phone, value: '12', password }],
  ['to a number of no country that is served', 'invalid_mobile', { ...phone, countryDialingCode: '999', password }],
  ['by a proof that there is none of', 'function_not_enabled', { ...mail, proof: 'totp', password }],
] as const)
  add(calls.sendContactCode, title, comesTo, async (at, call) => at.call(call, payload, (await newMember(at)).as));
add(calls.changeContact, 'by a wrong code', 'verification_code_failed', async (at, call) =>
  at.call(call, { ...mail, verificationCode: '000001' }, (await newMember(at)).as),
);

for (const [title, value] of [
  ['by the code of nobody', undefined],
  ['by the code of another address', 'oars@example.com'],
] as const)
  add(calls.changeContact, title, 'verification_code_failed', async (at, call) => {
    const { as } = await newMember(at);
    if (value !== undefined) await at.call(calls.sendContactCode, { ...mail, value, password }, as);
    return at.call(call, { ...mail, verificationCode: fakeCode }, as);
  });

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  changeContact: async (at) => {
    const { as } = await newMember(at);
    await at.call(calls.sendContactCode, { ...mail, password }, as);
    return at.call(calls.changeContact, { ...mail, verificationCode: fakeCode }, as);
  },
};
