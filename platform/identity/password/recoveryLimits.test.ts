import { passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { asker, isTaken, testAttemptLimit } from '../../testing/testAttemptLimit.ts';

testAttemptLimit('AUT-010 AUT-006 a link by mail, for whatever account', {
  limit: 20,
  window: 3_600_000,
  scope: 'address',
  ask: ({ platform, count }) =>
    isTaken(platform.call(passwordByEmail, { username: `name${count}`, email: `m${count}@example.com` }, asker)),
});

testAttemptLimit('AUT-010 a password by a link', {
  limit: 30,
  window: 3_600_000,
  scope: 'address',
  ask: ({ platform }) => {
    const newPassword = 'a much better one';
    return isTaken(platform.call(passwordByMailToken, { token: 'none', newPassword, confirmNewPassword: newPassword }, asker));
  },
});
