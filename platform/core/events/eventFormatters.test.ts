import { eventShapes } from '#contract/system/events.ts';
import { expect, test } from 'vitest';
import { type EventFormatters, eventFormatters } from './eventFormatters.ts';

const { open: _open, reset: _reset, ...ofMembers } = eventShapes;
const all = Object.fromEntries(Object.keys(ofMembers).map((type) => [type, () => ({ memberId: 'm' })])) as unknown as EventFormatters;

test('every event of the contract is told by one module', () => {
  const { balance, ...others } = all;
  expect(
    eventFormatters([
      { name: 'money', events: { balance } },
      { name: 'others', events: others },
    ]),
  ).toEqual(all);
  expect(() => eventFormatters([{ name: 'others', events: others }])).toThrow(/event balance needs one formatter.* told by nobody/);
  expect(() =>
    eventFormatters([
      { name: 'a', events: all },
      { name: 'b', events: { balance } },
    ]),
  ).toThrow(/event balance .* told by a, b/);
});
