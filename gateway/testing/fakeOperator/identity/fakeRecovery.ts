import { brokenFakePassword } from './brokenFakePassword.ts';
import { fakeCode, fakeMobileKept } from './fakeSignIn.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeNumber } from '../fakeNumber.ts';
import { fakeOwner } from '../fakeOwner.ts';
import type { Account } from '../fakeAccount.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import type { FakeWorld } from '../FakeWorld.ts';
import { requireFakePassword } from './requireFakePassword.ts';

/** What stands behind `#token=` in the fake operator's mails; good once. */
export const fakeMailToken = 'fake-mail-token';

/** New passwords, and the ways back to an account. */
export function fakeRecovery({ members }: FakeWorld) {
  const set = (account: Account, password: string, repeated: string): void => {
    const rule = brokenFakePassword(password, account.member.account);
    const broken = [
      ...(rule === undefined ? [] : [{ name: 'newPassword', patternId: rule }]),
      ...(password === account.password ? [{ name: 'newPassword', patternId: 'samePassword' }] : []),
      ...(password === repeated ? [] : [{ name: 'confirmNewPassword', patternId: 'mismatch' }]),
    ];
    if (broken.length > 0) throw new FakeRefusal('invalid_fields', { fields: broken });
    Object.assign(account, { password, mustChangePassword: false });
    members.endAll(account);
  };

  return {
    changePassword: ({ oldPassword, newPassword, confirmNewPassword }, context) => {
      const account = fakeOwner(context);
      requireFakePassword(account, 'account', oldPassword, context.now);
      set(account, newPassword, confirmNewPassword);
      return {};
    },
    passwordByEmail: ({ username, email }) => {
      const account = members.named(username.trim());
      if (email.trim().toLowerCase() === `${account?.member.account}@example.com`) members.mailed = account;
      return {};
    },
    passwordByMailToken: ({ token, newPassword, confirmNewPassword }) => {
      const { mailed } = members;
      if (token !== fakeMailToken || mailed === undefined) throw new FakeRefusal('recovery_failed');
      set(mailed, newPassword, confirmNewPassword);
      members.mailed = undefined;
      return {};
    },
    passwordByPhone: ({ mobileNum, countryDialingCode, verificationCode, newPassword }) => {
      const mobile = fakeNumber(mobileNum, countryDialingCode);
      if (mobile === undefined) throw new FakeRefusal('invalid_mobile');
      const account = members.named('heron88');
      if (account === undefined || mobile !== fakeMobileKept || verificationCode !== fakeCode)
        throw new FakeRefusal('verification_code_failed');
      set(account, newPassword, newPassword);
      return {
        token: members.open(account),
        firstTimeLogin: false,
        passwordExpired: false,
        mustChangePassword: false,
        memberId: account.member.memberId,
        account: account.member.account,
      };
    },
  } satisfies Partial<FakeHandlers>;
}
