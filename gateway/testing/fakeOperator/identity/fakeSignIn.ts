import { brokenFakePassword } from './brokenFakePassword.ts';
import { fakeRegisterSettings, fakeSiteOrigin } from '../fakeBrand.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeNumber } from '../fakeNumber.ts';
import { fakeOwner } from '../fakeOwner.ts';
import type { Account } from '../fakeAccount.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { fakeSite } from '../system/fakeSite.ts';
import type { FakeWorld } from '../FakeWorld.ts';
import { tenThousandths } from '../tenThousandths.ts';

/** Every code that the fake operator sends, every captcha's characters, every app's digits. */
export const fakeCode = '246810';
/** The one number that has an account, of dialling code 84: the member's. */
export const fakeMobile = '912345678';
export const fakeMobileKept = `+84${fakeMobile}`;
export const fakeAffiliateCode = 'FERRY7';

/** Every way in. */
export function fakeEntrance({ members, settings }: FakeWorld) {
  const { tickets } = members;
  /** `remembered` is what the session goes on with; true for a new one. */
  const opened = (account: Account, remembered: string | boolean = false) => {
    const token = members.open(account);
    const rememberMe = remembered === true ? members.remember(account) : remembered || undefined;
    if (rememberMe !== undefined) members.tie(token, rememberMe);
    return {
      token,
      firstTimeLogin: false,
      passwordExpired: account.mustChangePassword,
      mustChangePassword: account.mustChangePassword,
      memberId: account.member.memberId,
      account: account.member.account,
      ...(rememberMe !== undefined && { rememberMe }),
    };
  };
  const byMobile = (mobileNum: string | undefined, dialingCode: string | undefined, code: string | undefined): Account => {
    const account = fakeNumber(mobileNum ?? '', dialingCode) === fakeMobileKept ? members.named('heron88') : undefined;
    if (account === undefined || code !== fakeCode) throw new FakeRefusal('verification_code_failed');
    return members.admitted(account);
  };
  /** Logins that wait for a proof are named `v…` in tests. */
  const waiting = (verificationId: string): void => {
    if (!verificationId.startsWith('v')) throw new FakeRefusal('verification_expired');
  };
  const sent = (mobileNum: string, dialingCode: string) => {
    if (fakeNumber(mobileNum, dialingCode) === undefined) throw new FakeRefusal('invalid_mobile');
    return { expiredMinutes: 5 };
  };

  return {
    // One white pixel.
    captcha: (_payload, { now }) => ({
      captchaId: members.makeCaptcha(now),
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
    }),
    login: (payload, { now }) => {
      const { type, username, password, rememberMe, forPayout, side, captchaId, captcha } = payload;
      const hasCaptcha = members.readsCaptcha(captchaId, captcha, fakeCode, now);
      const account =
        type === 'sms'
          ? byMobile(payload.mobileNum, payload.countryDialingCode, payload.verificationCode)
          : members.logIn({ username, password, forPayout, hasCaptcha }, now);
      if (side === 'agent' && account.member.type === 0) throw new FakeRefusal('non_agent_account');
      return opened(account, rememberMe && !forPayout);
    },
    beginLoginVerification: ({ verificationId }) => {
      waiting(verificationId);
      return { expiredMinutes: 5 };
    },
    answerLoginVerification: ({ verificationId, answer }) => {
      waiting(verificationId);
      const account = members.named('heron88');
      if (account === undefined || answer !== fakeCode) throw new FakeRefusal('verification_failed', { triesLeft: 4 });
      return opened(members.admitted(account));
    },
    freePlayLogin: () => opened(members.register(`trial${(members.trials += 1)}`, '', tenThousandths('5000'), 4)),
    register: ({ username, password, confirmPassword, email = '', payeeName = '', affiliateCode = '', referralCode = '' }) => {
      const brokenPassword = brokenFakePassword(password, username);
      const broken = [
        ...(/^[a-z][a-z0-9]{3,15}$/.test(username.toLowerCase()) ? [] : [{ name: 'username', patternId: 'letterFirst' }]),
        ...(brokenPassword === undefined ? [] : [{ name: 'password', patternId: brokenPassword }]),
        ...(email === '' || /^[^@\s]+@[^@\s]+$/.test(email) ? [] : [{ name: 'email', patternId: 'email' }]),
        ...(payeeName === '' || payeeName.trim().length >= 2 ? [] : [{ name: 'payeeName', patternId: 'length' }]),
        ...(confirmPassword === password ? [] : [{ name: 'confirmPassword', patternId: 'mismatch' }]),
      ];
      if (broken.length > 0) throw new FakeRefusal('invalid_fields', { fields: broken });
      if (affiliateCode !== '' && affiliateCode !== fakeAffiliateCode) throw new FakeRefusal('affiliate_failed');
      if (members.isTaken(username)) throw new FakeRefusal('username_taken');
      const opening = members.register(username, password, tenThousandths(fakeRegisterSettings.bonusAmount));
      const upline = members.numbered(referralCode);
      if (upline !== undefined) opening.upline = upline;
      return { token: members.open(opening), memberId: opening.member.memberId, account: opening.member.account };
    },
    mobileRegister: ({ mobileNum, countryDialingCode, verificationCode, password = '' }) => {
      const rule = password === '' ? undefined : brokenFakePassword(password, mobileNum);
      if (rule !== undefined) throw new FakeRefusal('invalid_fields', { fields: [{ name: 'password', patternId: rule }] });
      const mobile = fakeNumber(mobileNum, countryDialingCode);
      if (mobile === undefined) throw new FakeRefusal('invalid_fields', { fields: [{ name: 'mobileNum', patternId: 'mobile' }] });
      if (verificationCode !== fakeCode) throw new FakeRefusal('verification_code_failed');
      const account = `rower${mobile.slice(mobile.startsWith('+84') ? 3 : 1)}`;
      if (mobile === fakeMobileKept || members.isTaken(account)) throw new FakeRefusal('mobile_taken');
      const opening = members.register(account, password, tenThousandths(fakeRegisterSettings.bonusAmount));
      opening.mobileHint = `${mobile.slice(0, 3)} ••• ${mobile.slice(-2)}`;
      return { token: members.open(opening), memberId: opening.member.memberId, account };
    },
    affiliateCheck: ({ code }) => {
      if (code !== fakeAffiliateCode) throw new FakeRefusal('affiliate_failed');
      return { code };
    },
    registerSmsCode: ({ mobileNo, countryDialingCode }) => sent(mobileNo, countryDialingCode),
    loginSmsCode: ({ mobileNum, countryDialingCode }) => sent(mobileNum, countryDialingCode),
    beginPhoneCheck: () => {
      if (settings().phoneVerification !== 'service') throw new FakeRefusal('function_not_enabled');
      return { checkId: 'fake-check' };
    },
    finishPhoneCheck: ({ verificationCode }) => {
      if (verificationCode !== fakeCode) throw new FakeRefusal('verification_code_failed');
      return { phoneProof: 'fake-proof' };
    },
    resumeSession: ({ rememberMe, answerLost }, { now }) => {
      const resumed = members.resume(rememberMe, now, answerLost);
      if (resumed === 'raced') throw new FakeRefusal('remember_me_raced');
      if (resumed === undefined) throw new FakeRefusal('remember_me_failed');
      return opened(resumed.account, resumed.next);
    },
    forgetLogin: ({ rememberMe }) => {
      members.forget(rememberMe);
      return {};
    },
    wishToReturn: ({ returnTicket }) => {
      if (returnTicket !== 'fake-return-ticket') throw new FakeRefusal('return_failed');
      return { ended: false, returnFrom: Date.UTC(2030, 0, 2) };
    },
    issueTicket: ({ domain }, context) => {
      const ticket = `fake-ticket-number-${String(tickets.size).padStart(4, '0')}`;
      tickets.set(ticket, { account: fakeOwner(context), domain });
      return { ticket, expiresAt: context.now + 60_000 };
    },
    lookAtTicket: ({ ticket, domain }) => {
      const entry = tickets.get(ticket);
      if (entry?.domain !== domain) throw new FakeRefusal('ticket_failed');
      return { account: entry.account.member.account };
    },
    redeemTicket: ({ ticket, domain }) => {
      const entry = tickets.get(ticket);
      tickets.delete(ticket);
      if (entry?.domain !== domain) throw new FakeRefusal('ticket_failed');
      return opened(entry.account);
    },
    beginSocialSignIn: ({ provider, redirectUri }) => {
      if (!fakeSite.socialProviders().providers.some((each) => each.provider === provider)) throw new FakeRefusal('function_not_enabled');
      const { origin, pathname } = new URL(redirectUri);
      if (origin !== fakeSiteOrigin || redirectUri !== origin + pathname) throw new FakeRefusal('social_failed');
      const state = 'fake-state';
      members.socialStates.set(state, redirectUri);
      return { url: `https://${provider}.example/authorize?state=${state}`, state };
    },
    finishSocialSignIn: ({ state, callbackUrl }) => {
      const { origin, pathname, searchParams: query } = new URL(callbackUrl);
      const redirectUri = members.socialStates.get(state);
      // One answer for one question, whatever comes of it.
      members.socialStates.delete(state);
      if (redirectUri !== origin + pathname || query.get('state') !== state) throw new FakeRefusal('social_failed');
      const account = query.get('code') === fakeCode ? members.named('heron88') : undefined;
      if (account === undefined) throw new FakeRefusal('social_unlinked', { socialTicket: 'fake-social-ticket', name: 'Anh' });
      return opened(members.admitted(account));
    },
  } satisfies Partial<FakeHandlers>;
}
