import { captcha, challenge } from '#contract/identity/verification.ts';
import { asker, isTaken, testAttemptLimit } from '../../testing/testAttemptLimit.ts';

testAttemptLimit('RG-13 AUT-006 a captcha', {
  limit: 600,
  window: 3_600_000,
  scope: 'address',
  ask: ({ platform }) => isTaken(platform.call(captcha, {}, asker)),
});

testAttemptLimit('RG-10 AUT-006 a challenge', {
  limit: 600,
  window: 3_600_000,
  scope: 'address',
  ask: ({ platform }) => isTaken(platform.call(challenge, {}, asker)),
});
