import { describe, expect, test } from 'vitest';
import type { LoginMethod } from './sessionTables.ts';
import { accountStatus, isPasswordExpired, mustChangePassword, sideRefusal } from './accountRules.ts';

const day = 24 * 3_600_000;
const forcing = { modules: ['PWDEXPFORCECHANGE3'], passwordExpiry: true, passwordLifetime: 90 };

/** A member whose account is older, who has chosen a password at 0 and logged in since. */
const settled = {
  created_at: BigInt(-40 * day),
  password_changed_at: 0n,
  password_expired: 0n,
  must_change_password: 0n,
  last_login_at: 1n,
};

test.each([
  [0, 0n, undefined, 'non_agent_account'],
  [4, 0n, undefined, 'non_agent_account'],
  [1, 0n, undefined, undefined],
  [2, 0n, undefined, undefined],
  [41, 0n, undefined, undefined],
  [42, 0n, undefined, undefined],
  [1, 1n, 'non_member_account', undefined],
  [0, 1n, 'non_member_account', 'non_agent_account'],
  [9, 0n, 'non_member_account', 'non_agent_account'],
])('LG-09 an account of type %i, for agents alone %s, is refused as %s by members, as %s by agents', (type, agentOnly, member, agent) => {
  const account = { type: BigInt(type), agent_only: agentOnly };
  expect([sideRefusal(account, 'member')?.code, sideRefusal(account, 'agent')?.code]).toEqual([member, agent]);
});

test('an account is open, shut by its member, or shut', () => {
  expect((['ACTIVE', 'SELF_EXCLUDED', 'LOCKED'] as const).map((status) => accountStatus({ status }))).toEqual([
    'open',
    'selfExcluded',
    'shut',
  ]);
});

describe('LG-05 a password expires', () => {
  test('so many days after it was chosen, or after its account was opened', () => {
    expect([90 * day - 1, 90 * day].map((now) => isPasswordExpired(settled, forcing, now))).toEqual([false, true]);
    const unchanged = { ...settled, created_at: BigInt(day), password_changed_at: null };
    expect([91 * day - 1, 91 * day].map((now) => isPasswordExpired(unchanged, forcing, now))).toEqual([false, true]);
  });

  test('at once where it is marked, by no time where none is set, and never where the brand has no expiry', () => {
    const marked = { ...settled, password_expired: 1n };
    expect(isPasswordExpired(marked, forcing, 0)).toBe(true);
    expect(isPasswordExpired(marked, { ...forcing, passwordLifetime: 0 }, 0)).toBe(true);
    expect(isPasswordExpired(settled, { ...forcing, passwordLifetime: 0 }, 1_000 * day)).toBe(false);
    for (const member of [marked, settled])
      expect(isPasswordExpired(member, { ...forcing, passwordExpiry: false }, 1_000 * day)).toBe(false);
  });
});

describe('LG-05 PW-04 a session may do nothing but change the password', () => {
  const given = { ...settled, last_login_at: null, password_changed_at: null };
  const guessable = { ...settled, must_change_password: 1n };

  test('where it is one of the first guesses, or somebody else chose it and its member never did', () => {
    const restricted = [settled, guessable, given, { ...given, last_login_at: 1n }, { ...given, password_changed_at: 1n }];
    expect(restricted.map((member) => mustChangePassword(member, 'password', forcing, 0))).toEqual([false, true, true, false, false]);
  });

  test('where it has expired and the module forces the change', () => {
    const late = 90 * day;
    expect(mustChangePassword(settled, 'password', forcing, late - 1)).toBe(false);
    expect(mustChangePassword(settled, 'password', forcing, late)).toBe(true);
    expect(mustChangePassword(settled, 'password', { ...forcing, modules: [] }, late)).toBe(false);
  });

  test.each<[LoginMethod, boolean]>([
    ['password', true],
    ['remembered', true],
    ['ticket', true],
    ['sms', false],
    ['social', false],
    ['recovery', false],
    ['registration', false],
    ['trial', false],
  ])('entered by %s: %s', (origin, restricted) => {
    expect(mustChangePassword(guessable, origin, forcing, 0)).toBe(restricted);
  });
});
