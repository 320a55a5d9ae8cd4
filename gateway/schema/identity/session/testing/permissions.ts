import { encodeGlobalId } from '../../../globalId.ts';
import { fakeCode, fakeMobile } from '../../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { alike, forReal, inMemberCentre, mutation, type Permissions } from '../../../testing/Permissions.ts';

const noSession = encodeGlobalId('MemberSession', 's-99');

export const permissions: Permissions = {
  ownTypes: ['MemberSession', 'LoginTrace', 'LogInPayload', 'IssueTicketPayload'],
  ways: [
    { document: mutation('logOut'), answers: alike('LogOutPayload') },
    { document: mutation('logOutEverywhere', '(input: { keepCurrent: false })'), answers: forReal('LogOutEverywherePayload') },
    { document: mutation('endSession', `(input: { sessionId: "${noSession}" })`), answers: forReal('SessionNotFoundError') },
    { document: mutation('issueTicket', '(input: { domain: "two.example" })'), answers: forReal('IssueTicketPayload') },
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
    { document: mutation('beginSocialSignIn', '(input: { provider: "harbour" })'), answers: alike('BeginSocialSignInPayload') },
    {
      document: mutation('finishSocialSignIn', '(input: { callbackUrl: "http://localhost:3000/login/social?code=1&state=2" })'),
      answers: alike('SocialSignInFailedError'),
    },
  ],
  memberFields: { sessions: { ...inMemberCentre, selection: '{ id }' }, lastLogin: { ...inMemberCentre, selection: '{ address }' } },
};
