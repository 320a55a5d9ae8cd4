import { wishToReturn } from '#contract/identity/selfExclusion.ts';
import { asker, isTaken, testAttemptLimit } from '../../../testing/testAttemptLimit.ts';

testAttemptLimit('PP-13 AUT-006 to come back', {
  limit: 30,
  window: 3_600_000,
  scope: 'address',
  ask: ({ platform }) => isTaken(platform.call(wishToReturn, { returnTicket: 'none' }, asker)),
});
