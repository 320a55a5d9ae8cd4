import { calls } from '#contract/calls.ts';
import { fakeCode, fakeMobile } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import {
  caseList,
  consent,
  domain,
  mobile,
  freshName,
  requireTrialCurrency,
  newMember,
  newTrial,
  password,
  type Examples,
  valueOf,
} from '../caseList.ts';

const fakeNumber = { mobileNum: fakeMobile, countryDialingCode: '84' };

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.memberInfo, calls.memberIcon, calls.playerAvatar);
add(calls.memberInfo, 'of a trial account', 'answered', async (at, call) =>
  requireTrialCurrency(at, await at.call(call, {}, { token: await newTrial(at) })),
);
add(calls.register, 'a new name', 'answered', (at, call) =>
  at.call(call, { username: freshName(at), password, confirmPassword: password, ...consent }),
);
add(calls.register, 'a name that somebody has', 'username_taken', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username, password, confirmPassword: password, ...consent }),
);
add(calls.register, 'a name that somebody has, in capitals', 'username_taken', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username.toUpperCase(), password, confirmPassword: password, ...consent }),
);
add(calls.register, 'two passwords', 'invalid_fields', (at, call) =>
  at.call(call, { username: freshName(at), password, confirmPassword: 'another one 8', ...consent }),
);
for (const [title, common] of [
  ['a password that everybody tries', 'qwertyuiop'],
  ['a password that never changes', '77777777'],
  ['a password that only counts', '23456789'],
] as const)
  add(calls.register, title, 'invalid_fields', (at, call) =>
    at.call(call, { username: freshName(at), password: common, confirmPassword: common, ...consent }),
  );
add(calls.register, 'a password that is the name with digits', 'invalid_fields', (at, call) => {
  const username = freshName(at);
  return at.call(call, { username, password: `${username}!2026`, confirmPassword: `${username}!2026`, ...consent });
});
for (const [title, comesTo, more] of [
  ['what is no mail address', 'invalid_fields', { email: 'none' }],
  ['a mail address with a blank behind it', 'invalid_fields', { email: 'rower@example.com ' }],
  ['a payee of one letter', 'invalid_fields', { payeeName: 'x' }],
] as const)
  add(calls.register, title, comesTo, async (at, call) => {
    const { fields } = valueOf(await at.call(calls.registerSettings, {}));
    for (const name of Object.keys(more)) if (fields[name]?.enabled !== true) throw new Error(`${name} is not asked for here`);
    return at.call(call, { username: freshName(at), password, confirmPassword: password, ...consent, ...more });
  });
add(calls.register, 'an affiliate of nobody', 'affiliate_failed', (at, call) =>
  at.call(call, { username: freshName(at), password, confirmPassword: password, ...consent, affiliateCode: 'NOBODY1' }),
);
add(calls.mobileRegister, 'by a wrong code', 'verification_code_failed', (at, call) =>
  at.call(call, { ...mobile, password, confirmPassword: password, verificationCode: '000001', ...consent }),
);
add(calls.mobileRegister, 'a number of no country that is served', 'invalid_fields', (at, call) =>
  at.call(call, { ...mobile, countryDialingCode: '999', password, confirmPassword: password, verificationCode: '000001', ...consent }),
);
add(calls.mobileRegister, 'a password that everybody tries', 'invalid_fields', (at, call) =>
  at.call(call, { ...mobile, password: 'qwertyuiop', confirmPassword: 'qwertyuiop', verificationCode: '000001', ...consent }),
);
add(calls.updateLanguage, 'Thai', 'answered', async (at, call) => at.call(call, { language: 'TH' }, (await newMember(at)).as));

/** Answered only to who has got a code, a mail or a proof: the fake operator's are known. */
export const examples: Examples = {
  mobileRegister: (at) =>
    at.call(calls.mobileRegister, {
      ...fakeNumber,
      mobileNum: '987654321',
      password,
      confirmPassword: password,
      verificationCode: fakeCode,
      ...consent,
      registerUrl: 'https://play.example/register',
      domain,
    }),
};
