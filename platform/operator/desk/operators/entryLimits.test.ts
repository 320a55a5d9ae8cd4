import { operatorKey } from '../../testing/operatorParty.ts';
import { asker, testAttemptLimit } from '../../../testing/testAttemptLimit.ts';

testAttemptLimit('AUT-003 a login at the desk, by whatever name', {
  limit: 10,
  window: 3_600_000,
  scope: 'address',
  operatorKey,
  async ask({ platform, count }) {
    const body = new URLSearchParams({ name: `nobody ${count}`, password: 'a much better one', code: '000000' });
    const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body };
    return (await platform.fetch('/operator/enter', init, asker.address)).status !== 429;
  },
});

testAttemptLimit('AUT-003 an operator’s invitation, by whatever key', {
  limit: 30,
  window: 3_600_000,
  scope: 'invitations',
  operatorKey,
  async ask({ platform }) {
    const init = { method: 'POST', headers: { authorization: 'Bearer none' } };
    return (await platform.fetch('/operator/invitations', init, asker.address)).status !== 429;
  },
});
