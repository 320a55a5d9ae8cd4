import { sendContactCode } from '#contract/identity/contact.ts';
import { password } from '../../testing/registration.ts';
import { isTaken, testAttemptLimit } from '../../testing/testAttemptLimit.ts';

testAttemptLimit('MC-02 AUT-006 a code to a mail address of one’s own', {
  limit: 10,
  window: 3_600_000,
  scope: 'mail:contact',
  ask: ({ platform, token }) => isTaken(platform.call(sendContactCode, { kind: 'email', value: 'linh@example.com', password }, { token })),
});
