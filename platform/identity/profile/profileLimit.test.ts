import { updateProfile } from '#contract/identity/profile.ts';
import { isTaken, testAttemptLimit } from '../../testing/testAttemptLimit.ts';

testAttemptLimit('MC-16 a change of the profile', {
  limit: 60,
  window: 3_600_000,
  scope: 'profile',
  ask: ({ platform, token }) => isTaken(platform.call(updateProfile, { nickname: 'Heron' }, { token })),
});
