import type { AnswerOf, Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { Operator, Said } from './Operator.ts';

export const password = 'lantern on the river 7';
const domain = 'play.example';
const mobile = { mobileNum: '0987654321', countryDialingCode: '84' };
const consent = { registerUrl: 'http://localhost:3000/register', domain: 'localhost', ageConfirmed: true, termsAccepted: true } as const;

let made = 0;
const freshName = () => `rower${(made += 1)}`;

const valueOf = <Value>(said: Said<Value>): Value => {
  if (!said.success) throw new Error(`refused: ${said.status} ${said.code}`);
  return said.value;
};

export async function newMember(at: Operator) {
  const username = freshName();
  const { token } = valueOf(await at.call(calls.register, { username, password, confirmPassword: password, ...consent }));
  return { username, token, as: { token } };
}
export const newTrial = async (at: Operator): Promise<string> => valueOf(await at.call(calls.freePlayLogin, { os: 'Linux' })).token;
const firstGame = async (at: Operator) => {
  const [game] = valueOf(await at.call(calls.gameList, { gameType: 'RNG', pageSize: 1 })).games;
  if (game === undefined) throw new Error('there are no games');
  return game;
};
const remembered = async (at: Operator): Promise<string> => {
  const { username } = await newMember(at);
  return valueOf(await at.call(calls.login, { username, password, rememberMe: true })).rememberMe ?? '';
};
const ticketOf = async (at: Operator): Promise<string> =>
  valueOf(await at.call(calls.issueTicket, { domain }, (await newMember(at)).as)).ticket;

/** What a call is asked in one case, and what it comes to: `answered`, or the refusal's code. */
export interface OperatorCase {
  readonly name: CallName;
  readonly title: string;
  readonly comesTo: string;
  ask(at: Operator): Promise<Said>;
}

const cases: OperatorCase[] = [];
const listed = new Map<Call, CallName>(Object.entries(calls).map(([name, call]) => [call, name as CallName]));
function add<C extends Call>(call: C, title: string, comesTo: string, ask: (at: Operator, call: C) => Promise<Said<AnswerOf<C>>>): void {
  const name = listed.get(call);
  if (name === undefined) throw new Error(`${call.path} is not listed`);
  cases.push({ name, title, comesTo, ask: (at) => ask(at, call) });
}
/** A call that any guest may make with nothing in it. */
for (const call of [
  calls.systemStatus,
  calls.whitelabel,
  calls.domainRoutes,
  calls.countryCodes,
  calls.registerSettings,
  calls.encryptionKeys,
  calls.socialProviders,
  calls.captcha,
  calls.challenge,
] as const)
  add(call as Call, 'by a guest', 'answered', (at, each) => at.call(each, {} as never));
/** A call that a member may make with nothing in it. */
for (const call of [
  calls.memberInfo,
  calls.memberIcon,
  calls.playerAvatar,
  calls.balance,
  calls.betRecords,
  calls.depositMethods,
  calls.openSessions,
  calls.authenticator,
  calls.firstLogin,
  calls.logout,
  calls.endAllSessions,
] as const)
  add(call as Call, 'by a member', 'answered', async (at, each) => at.call(each, {} as never, (await newMember(at)).as));

add(calls.visitorStatus, 'by a guest', 'answered', (at, call) => at.call(call, { url: 'localhost' }));
add(calls.servicePaths, 'for guests', 'answered', (at, call) => at.call(call, { csType: 'LIVECHAT' }));
add(calls.notices, 'of everybody', 'answered', (at, call) => at.call(call, {}));
add(calls.promotions, 'of new players', 'answered', (at, call) => at.call(call, { category: 'new_player' }));
add(calls.popularGames, 'five of them', 'answered', (at, call) => at.call(call, { count: 5 }));
add(calls.gameVendors, 'of everybody', 'answered', (at, call) => at.call(call, {}));
add(calls.gameList, 'a page of slots', 'answered', (at, call) => at.call(call, { gameType: 'RNG' }));
add(calls.gameList, 'of a kind that nobody knows', 'invalid_payload', (at, call) => at.call(call, { gameType: 'NONE' as 'RNG' }));
add(calls.gamesById, 'one there is, one there is not', 'answered', async (at, call) =>
  at.call(call, { nodeIds: `${(await firstGame(at)).nodeId},no-such-game` }),
);
add(calls.gamesById, 'no ids', 'invalid_payload', (at, call) => at.call(call, { nodeIds: '' }));
add(calls.betRecordsById, 'a bet of nobody', 'answered', async (at, call) =>
  at.call(call, { recordIds: 'no-such-bet' }, (await newMember(at)).as),
);
for (const [title, comesTo, change] of [
  ['a game', 'answered', {}],
  ['a game there is not', 'game_not_found', { nodeId: 'no-such-game', gameId: 'no-such-game' }],
] as const)
  add(calls.launchGame, title, comesTo, async (at, call) => {
    const [{ username, token, as }, { nodeId, gameId, vassalage }] = [await newMember(at), await firstGame(at)];
    return at.call(call, { nodeId, gameId, vassalage, username, token, merchantCode: 'SAMPAN', language: 'EN', ...change }, as);
  });
for (const [title, comesTo, change] of [
  ['its smallest amount', 'answered', {}],
  ['less than nothing', 'amount_out_of_range', { amount: '-1' }],
  ['by a way there is not', 'method_unavailable', { methodId: 'no-such-way' }],
  ['no amount at all', 'invalid_payload', { amount: 'much' }],
] as const)
  add(calls.deposit, title, comesTo, async (at, call) => {
    const { as } = await newMember(at);
    const [method] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
    return at.call(call, { methodId: method?.methodId ?? '', amount: method?.minAmount ?? '', ...change }, { ...as, key: 'deposit-1' });
  });
add(calls.deposit, 'without a key', 'idempotency_key_required', async (at, call) =>
  at.call(call, { methodId: 'any', amount: '1' }, (await newMember(at)).as),
);
add(calls.deposit, 'another amount by the same key', 'idempotency_mismatch', async (at, call) => {
  const { as } = await newMember(at);
  const [{ methodId = '', minAmount = '', maxAmount = '' } = {}] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
  await at.call(call, { methodId, amount: minAmount }, { ...as, key: 'deposit-1' });
  return at.call(call, { methodId, amount: maxAmount }, { ...as, key: 'deposit-1' });
});

add(calls.register, 'a new name', 'answered', (at, call) =>
  at.call(call, { username: freshName(), password, confirmPassword: password, ...consent }),
);
add(calls.register, 'a name that somebody has', 'username_taken', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username, password, confirmPassword: password, ...consent }),
);
add(calls.register, 'two passwords', 'invalid_fields', (at, call) =>
  at.call(call, { username: freshName(), password, confirmPassword: 'another one 8', ...consent }),
);
add(calls.mobileRegister, 'by a wrong code', 'verification_code_failed', (at, call) =>
  at.call(call, { ...mobile, password, confirmPassword: password, verificationCode: '000001', ...consent }),
);
add(calls.affiliateCheck, 'a code of nobody', 'affiliate_failed', (at, call) => at.call(call, { code: 'NOBODY99', domain }));
add(calls.updateLanguage, 'Thai', 'answered', async (at, call) => at.call(call, { language: 'TH' }, (await newMember(at)).as));

add(calls.login, 'by name', 'answered', async (at, call) => at.call(call, { username: (await newMember(at)).username, password }));
add(calls.login, 'by a wrong password', 'login_failed', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username, password: 'not this one 8' }),
);
add(calls.login, 'by a name of nobody', 'login_failed', (at, call) => at.call(call, { username: 'nobody99', password }));
add(calls.login, 'by a wrong code', 'verification_code_failed', (at, call) =>
  at.call(call, { type: 'sms', ...mobile, verificationCode: '000001' }),
);
add(calls.login, 'a member on the side of the agents', 'non_agent_account', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username, password, side: 'agent' }),
);
add(calls.beginLoginVerification, 'of no login', 'verification_expired', (at, call) =>
  at.call(call, { verificationId: 'none', method: 'email' }),
);
add(calls.answerLoginVerification, 'of no login', 'verification_expired', (at, call) =>
  at.call(call, { verificationId: 'none', method: 'email', answer: '000001' }),
);
add(calls.freePlayLogin, 'by a guest', 'answered', (at, call) => at.call(call, { os: 'Linux' }));
add(calls.resumeSession, 'by a remembered login', 'answered', async (at, call) => at.call(call, { rememberMe: await remembered(at) }));
add(calls.resumeSession, 'by none', 'remember_me_failed', (at, call) => at.call(call, { rememberMe: 'none' }));
add(calls.forgetLogin, 'a remembered login', 'answered', async (at, call) => at.call(call, { rememberMe: await remembered(at) }));
add(calls.forgetLogin, 'none', 'answered', (at, call) => at.call(call, { rememberMe: 'none' }));
add(calls.wishToReturn, 'by no ticket', 'return_failed', (at, call) => at.call(call, { returnTicket: 'none' }));
add(calls.issueTicket, 'by a member', 'answered', async (at, call) => at.call(call, { domain }, (await newMember(at)).as));
for (const call of [calls.lookAtTicket, calls.redeemTicket] as const) {
  add(call as typeof calls.lookAtTicket, 'at its domain', 'answered', async (at, each) =>
    at.call(each, { ticket: await ticketOf(at), domain }),
  );
  add(call as typeof calls.lookAtTicket, 'at another domain', 'ticket_failed', async (at, each) =>
    at.call(each, { ticket: await ticketOf(at), domain: 'other.example' }),
  );
}
add(calls.redeemTicket, 'twice', 'ticket_failed', async (at, call) => {
  const ticket = await ticketOf(at);
  await at.call(call, { ticket, domain });
  return at.call(call, { ticket, domain });
});
add(calls.endSession, 'one of the own', 'answered', async (at, call) => {
  const { as } = await newMember(at);
  return at.call(call, { sessionId: valueOf(await at.call(calls.openSessions, {}, as)).sessions[0]?.sessionId ?? '' }, as);
});
add(calls.endSession, 'one there is not', 'session_not_found', async (at, call) =>
  at.call(call, { sessionId: 'none' }, (await newMember(at)).as),
);
add(calls.beginSocialSignIn, 'through one that is offered', 'answered', async (at, call) => {
  const [first] = valueOf(await at.call(calls.socialProviders, {})).providers;
  return at.call(call, { provider: first?.provider ?? '', redirectUri: `http://localhost:3000/login/social/${first?.provider}` });
});
add(calls.finishSocialSignIn, 'that nobody began', 'social_failed', (at, call) =>
  at.call(call, { state: 'none', callbackUrl: 'http://localhost:3000/login/social/x?state=none&code=1' }),
);

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
add(calls.changePassword, 'to a new one', 'answered', async (at, call) =>
  at.call(
    call,
    { oldPassword: password, newPassword: 'oars in the reeds 5', confirmNewPassword: 'oars in the reeds 5' },
    (await newMember(at)).as,
  ),
);
add(calls.passwordByEmail, 'of nobody', 'answered', (at, call) => at.call(call, { username: 'nobody99', email: 'nobody@example.com' }));
add(calls.passwordByMailToken, 'by none', 'recovery_failed', (at, call) =>
  at.call(call, { token: 'none', newPassword: password, confirmNewPassword: password }),
);
add(calls.passwordByPhone, 'by a wrong code', 'verification_code_failed', (at, call) =>
  at.call(call, { ...mobile, newPassword: password, verificationCode: '000001' }),
);
for (const [title, comesTo, as] of [
  ['by the password', 'answered', password],
  ['by a wrong password', 'wrong_password', 'not this one 8'],
] as const)
  add(calls.enrolAuthenticator, title, comesTo, async (at, call) => at.call(call, { password: as }, (await newMember(at)).as));
add(calls.confirmAuthenticator, 'that is not being bound', 'verification_code_failed', async (at, call) =>
  at.call(call, { code: '000001' }, (await newMember(at)).as),
);
add(calls.removeAuthenticator, 'by a wrong password', 'wrong_password', async (at, call) =>
  at.call(call, { password: 'not this one 8', code: '000001' }, (await newMember(at)).as),
);

add(calls.loginSmsCode, 'for a number', 'answered', (at, call) => at.call(call, mobile));
add(calls.loginSmsCode, 'for what is no number', 'invalid_mobile', (at, call) => at.call(call, { ...mobile, mobileNum: 'none' }));
add(calls.registerSmsCode, 'for a number', 'answered', (at, call) => at.call(call, { mobileNo: '0976543210', countryDialingCode: '84' }));
add(calls.registerSmsCode, 'for what is no number', 'invalid_mobile', (at, call) =>
  at.call(call, { mobileNo: 'none', countryDialingCode: '84' }),
);
add(calls.beginPhoneCheck, 'where codes come by SMS', 'function_not_enabled', (at, call) => at.call(call, mobile));
add(calls.finishPhoneCheck, 'that nobody began', 'verification_code_failed', (at, call) =>
  at.call(call, { checkId: 'none', verificationCode: '000001' }),
);

export const operatorCases: readonly OperatorCase[] = cases;
