import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls.ts';
import { fakeCode } from '../../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { caseList, mobile, domain, newMember, password, ticketOf, valueOf, WrongDeed } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.firstLogin, calls.logout);
add(calls.login, 'by name', 'answered', async (at, call) => at.call(call, { username: (await newMember(at)).username, password }));
add(calls.login, 'by name in capitals', 'answered', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username.toUpperCase(), password }),
);
add(calls.login, 'by a wrong password', 'login_failed', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username, password: 'not this one 8' }),
);
add(calls.login, 'by a name of nobody', 'login_failed', (at, call) => at.call(call, { username: 'nobody99', password }));
add(calls.login, 'by the right password after three wrong ones, without the captcha', 'captcha_failed', async (at, call) => {
  const { username } = await newMember(at);
  const failures: unknown[] = [];
  for (let tried = 0; tried < 3; tried += 1) failures.push((await at.call(call, { username, password: 'not this one 8' })).value);
  const { captcha, locked } = (failures.at(-1) ?? {}) as { captcha?: unknown; locked?: unknown };
  if (locked !== true) throw new WrongDeed('the third failure within half an hour does not say that the account is locked');
  if (captcha !== true) throw new Error('no captcha is asked for after three failures');
  return at.call(call, { username, password });
});
add(calls.login, 'by the right password after three wrong ones, by a captcha that nobody made', 'captcha_failed', async (at, call) => {
  const { username } = await newMember(at);
  for (let tried = 0; tried < 3; tried += 1) await at.call(call, { username, password: 'not this one 8' });
  return at.call(call, { username, password, captchaId: randomUUID(), captcha: fakeCode });
});
add(calls.login, 'in a sealing that was used', 'seal_refused', async (at, call) => {
  const { username } = await newMember(at);
  const sealing = randomUUID();
  valueOf(await at.call(call, { username, password }, { sealing }));
  return at.call(call, { username, password }, { sealing });
});
add(calls.login, 'by a wrong code', 'verification_code_failed', (at, call) =>
  at.call(call, { type: 'sms', ...mobile, verificationCode: '000001' }),
);
add(calls.login, 'a member on the side of the agents', 'non_agent_account', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username, password, side: 'agent' }),
);
for (const [title, comesTo, more] of [
  ['by who is excluded', 'self_excluded', {}],
  ['by who is excluded, with another password', 'login_failed', { password: 'not this one 8' }],
  ['by who is excluded, to be paid out', 'answered', { forPayout: true }],
] as const)
  add(calls.login, title, comesTo, async (at, call) => {
    const { username, as } = await newMember(at);
    valueOf(await at.call(calls.excludeSelf, { length: 'FOR_GOOD' }, as));
    return at.call(call, { username, password, ...more });
  });
add(calls.login, 'to be paid out, by who is not excluded', 'login_failed', async (at, call) =>
  at.call(call, { username: (await newMember(at)).username, password, forPayout: true }),
);
add(calls.freePlayLogin, 'by a guest', 'answered', (at, call) => at.call(call, { os: 'Linux' }));
add(calls.freePlayLogin, 'by another guest', 'answered', async (at, call) => {
  const { memberId } = valueOf(await at.call(call, { os: 'Linux' }));
  const said = await at.call(call, { os: 'Linux' });
  if (valueOf(said).memberId === memberId) throw new Error('two guests have one trial account');
  return said;
});
add(calls.issueTicket, 'by a member', 'answered', async (at, call) => at.call(call, { domain }, (await newMember(at)).as));
for (const call of [calls.lookAtTicket, calls.redeemTicket] as const) {
  add(call as typeof calls.lookAtTicket, 'at its domain', 'answered', async (at, each) =>
    at.call(each, { ticket: await ticketOf(at), domain }),
  );
  add(call as typeof calls.lookAtTicket, 'at another domain', 'ticket_failed', async (at, each) =>
    at.call(each, { ticket: await ticketOf(at), domain: 'other.example' }),
  );
}
add(calls.redeemTicket, 'twice', 'ticket_failed', async (at, call) => {
  const ticket = await ticketOf(at);
  await at.call(call, { ticket, domain });
  return at.call(call, { ticket, domain });
});
