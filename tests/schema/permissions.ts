import { encodeGlobalId } from '../../gateway/schema/globalId.ts';
import { fakeAffiliateCode, fakeCode, fakeMobile } from '../../gateway/testing/fakeEntrance.ts';
import type { Persona } from '../../gateway/testing/personas.ts';

export const everyone: readonly Persona[] = ['guest', 'member', 'agent', 'demo', 'restricted', 'locked'];

type Answers = Readonly<Record<Persona, string | null>>;

/** One way into the schema, and what each persona gets from it: the type of the answer, or `null`. */
export interface Way {
  /** What it is called in a title; the root field's name if left out. */
  readonly way?: string;
  readonly document: string;
  readonly answers: Answers;
}

/** The root field that a document asks for under the name `answer`. */
export const nameOf = (document: string): string => /answer: (\w+)/.exec(document)?.[1] ?? '';

const alike = (answer: string): Answers => ({ guest: answer, member: answer, agent: answer, demo: answer, restricted: answer, locked: answer });
/** Open to members and agents; refused as what each of the others is. */
const forReal = (payload: string): Answers => ({ guest: 'NotSignedInError', member: payload, agent: payload, demo: 'RealAccountNeededError', restricted: 'PasswordChangeRequiredError', locked: 'NotSignedInError' });
const refusal = (...of: readonly string[]) => (payload: string) => ({ ...forReal(payload), ...Object.fromEntries(['member', 'agent'].map((persona, index) => [persona, of[index] ?? of[0]])) }) as Answers;

const mutation = (field: string, input = ''): string => `mutation { answer: ${field}${input} { __typename } }`;
const mobile = `mobileNum: "7${fakeMobile}" countryDialingCode: "84"`;
const form = 'pageUrl: "http://localhost:3000/register" ageConfirmed: true termsAccepted: true';
const game = encodeGlobalId('Game', 'RNG:XGS:xgs-ferry-of-small-lanterns');
const method = encodeGlobalId('DepositMethod', 'play-money');
const noSession = encodeGlobalId('MemberSession', 's-99');

export const matrix: readonly Way[] = [
  { document: '{ answer: viewer { __typename account mustChangePassword } }', answers: { ...alike('Member'), guest: null } },
  { document: '{ answer: visit { __typename } }', answers: alike('Visit') },
  { way: 'node of the member m-1001', document: `{ answer: node(id: "${encodeGlobalId('Member', 'm-1001')}") { __typename } }`, answers: { guest: null, member: 'Member', agent: null, demo: null, restricted: null, locked: null } },
  { way: 'node of a bet of m-1001', document: `{ answer: node(id: "${encodeGlobalId('Bet', 'm-1001-bet-000040')}") { __typename id } }`, answers: { guest: null, member: 'Bet', agent: null, demo: null, restricted: null, locked: null } },
  { way: 'node of a game', document: `{ answer: node(id: "${game}") { __typename } }`, answers: alike('Game') },
  { document: mutation('deposit', `(input: { methodId: "${method}", amount: "10000", idempotencyKey: "scopes-test-key" })`), answers: { ...forReal('DepositPayload'), restricted: null } },
  { document: mutation('launchGame', `(input: { gameId: "${game}" })`), answers: { ...forReal('LaunchGamePayload'), demo: 'LaunchGamePayload', restricted: null } },
  { document: mutation('logOut'), answers: alike('LogOutPayload') },
  { document: mutation('logOutEverywhere'), answers: forReal('LogOutEverywherePayload') },
  { document: mutation('endSession', `(sessionId: "${noSession}")`), answers: refusal('SessionNotFoundError')('EndSessionPayload') },
  { document: mutation('issueTicket', '(domain: "two.example")'), answers: forReal('IssueTicketPayload') },
  { document: mutation('enrolAuthenticator', '(password: "river-at-dusk-7")'), answers: forReal('EnrolAuthenticatorPayload') },
  { document: mutation('confirmAuthenticator', '(code: "000000")'), answers: refusal('VerificationCodeFailedError')('ConfirmAuthenticatorPayload') },
  { document: mutation('removeAuthenticator', '(password: "guess", code: "000000")'), answers: refusal('WrongPasswordError')('RemoveAuthenticatorPayload') },
  {
    document: mutation('changePassword', '(input: { oldPassword: "river-at-dusk-7" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })'),
    answers: { guest: 'NotSignedInError', member: 'ChangePasswordPayload', agent: 'ChangePasswordPayload', demo: 'RealAccountNeededError', restricted: 'WrongPasswordError', locked: 'NotSignedInError' },
  },
  { document: mutation('logIn', '(input: { username: "heron88" password: "river-at-dusk-7" })'), answers: alike('LogInPayload') },
  { document: mutation('logInBySms', `(input: { mobileNum: "${fakeMobile}" countryDialingCode: "84" verificationCode: "${fakeCode}" })`), answers: alike('LogInPayload') },
  { document: mutation('freePlay'), answers: alike('LogInPayload') },
  { document: mutation('beginLoginVerification', '(input: { verificationId: "v" method: PHONE })'), answers: alike('CodeSentPayload') },
  { document: mutation('answerLoginVerification', `(input: { verificationId: "v" method: PHONE answer: "${fakeCode}" })`), answers: alike('LogInPayload') },
  { document: mutation('redeemTicket', '(input: { ticket: "made-up" replaceSession: true })'), answers: alike('TicketFailedError') },
  { document: mutation('beginSocialSignIn', '(provider: "harbour")'), answers: alike('BeginSocialSignInPayload') },
  { document: mutation('finishSocialSignIn', '(callbackUrl: "http://localhost:3000/login/social?code=1&state=2")'), answers: alike('SocialSignInFailedError') },
  { document: mutation('register', `(input: { username: "otter42" password: "reeds-in-the-wind" confirmPassword: "reeds-in-the-wind" ${form} })`), answers: alike('RegisterPayload') },
  { document: mutation('registerMobile', `(input: { ${mobile} verificationCode: "${fakeCode}" ${form} })`), answers: alike('RegisterPayload') },
  { document: mutation('verifyAffiliateCode', `(code: "${fakeAffiliateCode}")`), answers: alike('VerifyAffiliateCodePayload') },
  { document: mutation('refreshCaptcha'), answers: alike('RefreshCaptchaPayload') },
  { document: mutation('requestChallenge'), answers: alike('RequestChallengePayload') },
  { document: mutation('requestRegisterCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
  { document: mutation('requestLoginCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
  { document: mutation('requestRecoveryCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
  { document: mutation('confirmPhone', `(input: { checkId: "c" verificationCode: "${fakeCode}" })`), answers: alike('ConfirmPhonePayload') },
  { document: mutation('recoverByEmail', '(input: { username: "nobody" email: "nobody@example.com" })'), answers: alike('RecoverByEmailPayload') },
  { document: mutation('recoverByPhone', `(input: { mobileNum: "${fakeMobile}" countryDialingCode: "84" verificationCode: "${fakeCode}" newPassword: "reeds-in-the-wind" })`), answers: alike('LogInPayload') },
  { document: mutation('setPasswordByLink', '(input: { token: "made-up" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })'), answers: alike('RecoveryFailedError') },
];

type Reader = 'member' | 'agent' | 'demo' | 'restricted';
const everyReader: Readonly<Record<Reader, string>> = { member: 'read', agent: 'read', demo: 'read', restricted: 'read' };
const afterNewPassword = { ...everyReader, restricted: 'PASSWORD_CHANGE_REQUIRED' };
const centre = { ...afterNewPassword, demo: 'REAL_ACCOUNT_NEEDED' };

/** What each signed-in persona gets of each field of itself: `read`, or the code of the error in its place. */
export const memberFields: Readonly<Record<string, Readonly<Record<Reader, string>>>> = {
  id: everyReader,
  account: everyReader,
  nickname: everyReader,
  kind: everyReader,
  mustChangePassword: everyReader,
  memberCentreAllowed: everyReader,
  agentCentreAllowed: everyReader,
  label: afterNewPassword,
  balance: afterNewPassword,
  iconUrl: afterNewPassword,
  avatars: centre,
  bets: centre,
  depositMethods: centre,
  sessions: centre,
  authenticator: centre,
};
