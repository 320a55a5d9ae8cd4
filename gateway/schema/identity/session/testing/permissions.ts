import { encodeGlobalId } from '../../../globalId.ts';
import { fakeCode, fakeMobile } from '../../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly, sameForAll } from '../../../testing/Permissions.ts';

const noSession = encodeGlobalId('MemberSession', 's-99');

export const permissions: Permissions = {
  ownTypes: ['MemberSession', 'LoginTrace', 'LogInPayload', 'IssueTicketPayload'],
  ways: [
    { document: mutation('logOut'), answers: sameForAll('LogOutPayload') },
    { document: mutation('logOutEverywhere', '(input: { keepCurrent: false })'), answers: realMembersOnly('LogOutEverywherePayload') },
    { document: mutation('endSession', `(input: { sessionId: "${noSession}" })`), answers: realMembersOnly('SessionNotFoundError') },
    { document: mutation('issueTicket', '(input: { domain: "two.example" })'), answers: realMembersOnly('IssueTicketPayload') },
    { document: mutation('logIn', '(input: { username: "heron88" password: "river-at-dusk-7" })'), answers: sameForAll('LogInPayload') },
    {
      document: mutation('logInBySms', `(input: { mobileNum: "${fakeMobile}" countryDialingCode: "84" verificationCode: "${fakeCode}" })`),
      answers: sameForAll('LogInPayload'),
    },
    { document: mutation('freePlay'), answers: sameForAll('LogInPayload') },
    {
      document: mutation('beginLoginVerification', '(input: { verificationId: "v" method: PHONE })'),
      answers: sameForAll('CodeSentPayload'),
    },
    {
      document: mutation('answerLoginVerification', `(input: { verificationId: "v" method: PHONE answer: "${fakeCode}" })`),
      answers: sameForAll('LogInPayload'),
    },
    { document: mutation('wishToReturn', '(input: { returnTicket: "fake-return-ticket" })'), answers: sameForAll('WishToReturnPayload') },
    { document: mutation('redeemTicket', '(input: { ticket: "made-up" confirmed: true })'), answers: sameForAll('TicketFailedError') },
    { document: mutation('beginSocialSignIn', '(input: { provider: "harbour" })'), answers: sameForAll('BeginSocialSignInPayload') },
    {
      document: mutation('finishSocialSignIn', '(input: { callbackUrl: "http://localhost:3000/login/social?code=1&state=2" })'),
      answers: sameForAll('SocialSignInFailedError'),
    },
  ],
  memberFields: { sessions: { ...inMemberCentre, selection: '{ id }' }, lastLogin: { ...inMemberCentre, selection: '{ address }' } },
};
