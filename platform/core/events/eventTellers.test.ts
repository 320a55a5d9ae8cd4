import { eventShapes } from '#contract/system/events.ts';
import { expect, test } from 'vitest';
import { type EventTellers, eventTellers } from './eventTellers.ts';

const { open: _open, reset: _reset, ...ofMembers } = eventShapes;
const all = Object.fromEntries(Object.keys(ofMembers).map((type) => [type, () => ({ memberId: 'm' })])) as unknown as EventTellers;

test('every event of the contract is told by one module', () => {
  const { balance, ...others } = all;
  expect(
    eventTellers([
      { name: 'money', events: { balance } },
      { name: 'others', events: others },
    ]),
  ).toEqual(all);
  expect(() => eventTellers([{ name: 'others', events: others }])).toThrow(/event balance needs one teller.* told by nobody/);
  expect(() =>
    eventTellers([
      { name: 'a', events: all },
      { name: 'b', events: { balance } },
    ]),
  ).toThrow(/event balance .* told by a, b/);
});
