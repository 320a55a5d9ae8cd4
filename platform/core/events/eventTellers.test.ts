import { expect, test } from 'vitest';
import { eventTellers } from './eventTellers.ts';

const balance = () => ({ memberId: 'm', sumBalance: '1', currency: 'PLAY' });
const message = () => ({ memberId: 'm' });
const session = () => ({ memberId: 'm' });

test('every event of the contract is told by one module', () => {
  expect(
    eventTellers([
      { name: 'money', events: { balance } },
      { name: 'session', events: { session } },
      { name: 'message', events: { message } },
    ]),
  ).toEqual({ balance, message, session });
  expect(() => eventTellers([{ name: 'money', events: { balance, message } }])).toThrow('of session tell: nobody');
  expect(() =>
    eventTellers([
      { name: 'a', events: { balance, message, session } },
      { name: 'b', events: { balance } },
    ]),
  ).toThrow('of balance tell: a, b');
});
