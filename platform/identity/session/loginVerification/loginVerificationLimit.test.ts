import { beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { asker, isTaken, testAttemptLimit } from '../../../testing/testAttemptLimit.ts';

testAttemptLimit('AUT-014 a code of a login that waits', {
  limit: 30,
  window: 3_600_000,
  scope: 'address',
  ask: ({ platform }) => isTaken(platform.call(beginLoginVerification, { verificationId: 'none', method: 'email' }, asker)),
});
