import { encodeGlobalId } from '../../gateway/schema/globalId.ts';
import { fakeAffiliateCode, fakeCode, fakeMobile } from '../../gateway/testing/fakeSignIn.ts';
import type { Persona } from '../../gateway/testing/personas.ts';

export const everyone: readonly Persona[] = [
  'guest',
  'member',
  'otherMember',
  'agent',
  'agent1',
  'agent2',
  'agent42',
  'demo',
  'restricted',
  'locked',
  'selfExcluded',
  'expired',
];

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

const agents = ['agent', 'agent1', 'agent2', 'agent42'] as const;
const nobodies = ['guest', 'locked', 'selfExcluded', 'expired'] as const;
type Group = 'members' | 'demo' | 'restricted' | 'nobodies';

/** What each group gets; agents do as members. */
const byGroup = ({ members, demo, restricted, nobodies: none }: Readonly<Record<Group, string | null>>): Answers => {
  const each = <Name extends Persona>(names: readonly Name[], answer: string | null) =>
    Object.fromEntries(names.map((name) => [name, answer])) as Record<Name, string | null>;
  return { ...each(['member', 'otherMember', ...agents], members), ...each(nobodies, none), demo, restricted };
};
const alike = (answer: string): Answers => byGroup({ members: answer, demo: answer, restricted: answer, nobodies: answer });
/** Open to members and agents; refused as what each of the others is. */
const forReal = (payload: string): Answers =>
  byGroup({ members: payload, demo: 'RealAccountNeededError', restricted: 'PasswordChangeRequiredError', nobodies: 'NotSignedInError' });
const ofMemberAlone = (answer: string): Answers => ({
  ...byGroup({ members: null, demo: null, restricted: null, nobodies: null }),
  member: answer,
});

const mutation = (field: string, input = ''): string => `mutation { answer: ${field}${input} { __typename } }`;
const mobile = `mobileNum: "7${fakeMobile}" countryDialingCode: "84"`;
const form = 'pageUrl: "http://localhost:3000/register" ageConfirmed: true termsAccepted: true';
const game = encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns');
const vendor = encodeGlobalId('Vendor', 'RNG:XGS:v-xgs-rng');
const method = encodeGlobalId('DepositMethod', 'play-money');
const noSession = encodeGlobalId('MemberSession', 's-99');

export const matrix: readonly Way[] = [
  { document: '{ answer: viewer { __typename account mustChangePassword } }', answers: { ...alike('Member'), guest: null } },
  { document: '{ answer: siteAccess { __typename } }', answers: alike('SiteAccess') },
  {
    way: 'node of the member m-1001',
    document: `{ answer: node(id: "${encodeGlobalId('Member', 'm-1001')}") { __typename } }`,
    answers: ofMemberAlone('Member'),
  },
  {
    way: 'node of a bet of m-1001',
    document: `{ answer: node(id: "${encodeGlobalId('Bet', 'm-1001-bet-000040')}") { __typename id } }`,
    answers: ofMemberAlone('Bet'),
  },
  { way: 'node of a vendor', document: `{ answer: node(id: "${vendor}") { __typename } }`, answers: alike('Vendor') },
  { way: 'node of a game', document: `{ answer: node(id: "${game}") { __typename } }`, answers: alike('Game') },
  {
    document: mutation('deposit', `(input: { methodId: "${method}", amount: "10000", idempotencyKey: "scopes-test-key" })`),
    answers: forReal('DepositPayload'),
  },
  {
    document: mutation('launchGame', `(input: { gameId: "${game}" })`),
    answers: { ...forReal('LaunchGamePayload'), demo: 'LaunchGamePayload' },
  },
  { document: mutation('logOut'), answers: alike('LogOutPayload') },
  { document: mutation('logOutEverywhere'), answers: forReal('LogOutEverywherePayload') },
  { document: mutation('endSession', `(sessionId: "${noSession}")`), answers: forReal('SessionNotFoundError') },
  { document: mutation('issueTicket', '(domain: "two.example")'), answers: forReal('IssueTicketPayload') },
  { document: mutation('updateLanguage', '(language: EN)'), answers: forReal('UpdateLanguagePayload') },
  { document: mutation('enrolAuthenticator', '(password: "river-at-dusk-7")'), answers: forReal('EnrolAuthenticatorPayload') },
  { document: mutation('confirmAuthenticator', '(code: "000000")'), answers: forReal('VerificationCodeFailedError') },
  { document: mutation('removeAuthenticator', '(password: "guess", code: "000000")'), answers: forReal('WrongPasswordError') },
  {
    document: mutation(
      'changePassword',
      '(input: { oldPassword: "river-at-dusk-7" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })',
    ),
    answers: { ...forReal('ChangePasswordPayload'), restricted: 'WrongPasswordError' },
  },
  { document: mutation('logIn', '(input: { username: "heron88" password: "river-at-dusk-7" })'), answers: alike('LogInPayload') },
  {
    document: mutation('logInBySms', `(input: { mobileNum: "${fakeMobile}" countryDialingCode: "84" verificationCode: "${fakeCode}" })`),
    answers: alike('LogInPayload'),
  },
  { document: mutation('freePlay'), answers: alike('LogInPayload') },
  { document: mutation('beginLoginVerification', '(input: { verificationId: "v" method: PHONE })'), answers: alike('CodeSentPayload') },
  {
    document: mutation('answerLoginVerification', `(input: { verificationId: "v" method: PHONE answer: "${fakeCode}" })`),
    answers: alike('LogInPayload'),
  },
  { document: mutation('wishToReturn', '(input: { returnTicket: "fake-return-ticket" })'), answers: alike('WishToReturnPayload') },
  { document: mutation('redeemTicket', '(input: { ticket: "made-up" confirmed: true })'), answers: alike('TicketFailedError') },
  { document: mutation('beginSocialSignIn', '(provider: "harbour")'), answers: alike('BeginSocialSignInPayload') },
  {
    document: mutation('finishSocialSignIn', '(callbackUrl: "http://localhost:3000/login/social?code=1&state=2")'),
    answers: alike('SocialSignInFailedError'),
  },
  {
    document: mutation(
      'register',
      `(input: { username: "otter42" password: "reeds-in-the-wind" confirmPassword: "reeds-in-the-wind" ${form} })`,
    ),
    answers: alike('RegisterPayload'),
  },
  {
    document: mutation('registerMobile', `(input: { ${mobile} verificationCode: "${fakeCode}" ${form} })`),
    answers: alike('RegisterPayload'),
  },
  { document: mutation('verifyAffiliateCode', `(code: "${fakeAffiliateCode}")`), answers: alike('VerifyAffiliateCodePayload') },
  { document: mutation('refreshCaptcha'), answers: alike('RefreshCaptchaPayload') },
  { document: mutation('requestChallenge'), answers: alike('RequestChallengePayload') },
  { document: mutation('requestRegisterCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
  { document: mutation('requestLoginCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
  { document: mutation('requestRecoveryCode', `(input: { ${mobile} })`), answers: alike('CodeSentPayload') },
  {
    document: mutation('confirmPhone', `(input: { checkId: "c" verificationCode: "${fakeCode}" })`),
    answers: alike('ConfirmPhonePayload'),
  },
  {
    document: mutation('recoverByEmail', '(input: { username: "nobody" email: "nobody@example.com" })'),
    answers: alike('RecoverByEmailPayload'),
  },
  {
    document: mutation(
      'recoverByPhone',
      `(input: { mobileNum: "${fakeMobile}" countryDialingCode: "84" verificationCode: "${fakeCode}" newPassword: "reeds-in-the-wind" })`,
    ),
    answers: alike('LogInPayload'),
  },
  {
    document: mutation(
      'setPasswordByLink',
      '(input: { token: "made-up" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })',
    ),
    answers: alike('RecoveryFailedError'),
  },
];

const told = 'BalanceChangedPayload';
/** What each persona is told first by each field of the subscription. */
export const liveMatrix: readonly Way[] = [
  {
    document: 'subscription { answer: balanceChanged { __typename } }',
    answers: byGroup({ members: told, demo: told, restricted: 'PasswordChangeRequiredError', nobodies: 'NotSignedInError' }),
  },
];

export const readers = ['member', 'otherMember', ...agents, 'demo', 'restricted'] as const;
type Reader = (typeof readers)[number];
const everyReader = Object.fromEntries(readers.map((reader) => [reader, 'read'])) as Readonly<Record<Reader, string>>;
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
