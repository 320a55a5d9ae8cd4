import { randomUUID } from 'node:crypto';
import { operatorKey } from '../../operator/testing/operatorParty.ts';
import { testAttemptLimit } from '../../testing/testAttemptLimit.ts';

testAttemptLimit('CS-01 AUT-006 a conversation with the house, from everywhere', {
  limit: 600,
  window: 3_600_000,
  scope: 'everybody',
  operatorKey,
  async ask({ platform, count }) {
    const body = JSON.stringify({ text: 'Hello', key: randomUUID() });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    return (await platform.fetch('/service/chat/messages', init, `198.51.100.${count}`)).status !== 429;
  },
});

testAttemptLimit('CS-01 AUT-006 a letter to the house, from everywhere', {
  limit: 300,
  window: 3_600_000,
  scope: 'everybody',
  async ask({ platform, count }) {
    const body = new URLSearchParams({ contact: 'a@b.example', message: 'Hello' });
    return (await platform.fetch('/service', { method: 'POST', body }, `198.51.100.${count}`)).status !== 429;
  },
});
