import { affiliateCheck } from '#contract/agents/agent.ts';
import { asker, isTaken, testAttemptLimit } from '../../testing/testAttemptLimit.ts';

testAttemptLimit('RG-10 AUT-006 whether a code is an agent’s', {
  limit: 30,
  window: 3_600_000,
  scope: 'address',
  ask: ({ platform }) => isTaken(platform.call(affiliateCheck, { code: 'none', domain: 'sampan.example' }, asker)),
});
