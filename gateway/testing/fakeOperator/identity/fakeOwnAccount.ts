import { fakeCurrencyOf, fakePauseOf } from '../fakeAccount.ts';
import { fakeCode } from './fakeSignIn.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeAvatars } from './fakeProfile.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { requireFakeCode } from './fakeStepUp.ts';
import type { FakeWorld } from '../FakeWorld.ts';
import { requireFakePassword } from './requireFakePassword.ts';

/** What a member may see and do of the own account. */
export function fakeOwnAccount({ members }: FakeWorld) {
  return {
    logout: (_payload, { token }) => {
      members.logOut(token ?? '');
      return {};
    },
    firstLogin: () => ({}),
    updateLanguage: ({ language }, context) => {
      fakeOwner(context).language = language;
      return {};
    },
    memberInfo: (_payload, context) => {
      const owner = fakeOwner(context);
      const { member, told, upline } = owner;
      const pause = fakePauseOf(owner, context.now);
      const { memberId, account, type, label } = member;
      return {
        id: memberId,
        account,
        nickname: told.nickname ?? member.nickname,
        type,
        currency: fakeCurrencyOf(owner),
        toUpline: upline !== undefined,
        customerId: memberId,
        ...(label !== undefined && { clubLabel: { labelName: label, color: '#ffe9b8', color2: '#fff4d6', rankLevel: 2 } }),
        memberLabel: label === undefined ? [] : [{ labelName: label }],
        ...(pause && { pause }),
      };
    },
    memberIcon: () => ({ icon: '/art/avatars/heron.svg' }),
    playerAvatar: (_payload, context) => ({
      avatar: fakeOwner(context).told.avatar ?? null,
      avatars: [...fakeAvatars],
    }),
    openSessions: (_payload, context) => ({
      sessions: members.tokensOf(fakeOwner(context)).map((token) => ({
        sessionId: members.sessionIdOf(token),
        address: '203.0.113.7',
        agent: 'Mozilla/5.0',
        createTime: Date.UTC(2026, 0, 1),
        lastSeenTime: Date.UTC(2026, 0, 2),
        current: token === context.token,
      })),
      lastLogin: { time: Date.UTC(2026, 0, 1), address: '203.0.113.9' },
    }),
    endSession: ({ sessionId }, context) => {
      const token = members.tokensOf(fakeOwner(context)).find((each) => members.sessionIdOf(each) === sessionId);
      if (token === undefined) throw new FakeRefusal('session_not_found');
      members.void(token);
      return {};
    },
    endAllSessions: ({ keepCurrent }, context) => {
      members.endAll(fakeOwner(context), keepCurrent ? context.token : undefined);
      return {};
    },
    authenticator: (_payload, context) => {
      const enabled = fakeOwner(context).authenticator?.enabled ?? false;
      return { enabled, recoveryCodesLeft: enabled ? 10 : 0 };
    },
    enrolAuthenticator: ({ password, code }, context) => {
      const account = fakeOwner(context);
      requireFakePassword(account, 'account', password, context.now);
      if (account.authenticator?.enabled) throw new FakeRefusal('authenticator_bound');
      requireFakeCode(account, code);
      account.authenticator = { enabled: false };
      return { secret: 'FAKESECRET234567', address: 'otpauth://totp/Sampan:heron88?secret=FAKESECRET234567&issuer=Sampan' };
    },
    confirmAuthenticator: ({ code }, context) => {
      const account = fakeOwner(context);
      if (code !== fakeCode || account.authenticator?.enabled !== false) throw new FakeRefusal('verification_code_failed');
      account.authenticator = { enabled: true };
      return { recoveryCodes: Array.from({ length: 10 }, (_, index) => `fake-${index}`) };
    },
    removeAuthenticator: ({ password, code }, context) => {
      const account = fakeOwner(context);
      requireFakePassword(account, 'account', password, context.now);
      if (code !== fakeCode || !account.authenticator?.enabled) throw new FakeRefusal('verification_code_failed');
      delete account.authenticator;
      return {};
    },
  } satisfies Partial<FakeHandlers>;
}
