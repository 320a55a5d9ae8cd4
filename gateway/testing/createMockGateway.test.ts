import { expect, test } from 'vitest';
import { createMockGateway, type MockGatewayOptions } from './createMockGateway.ts';

/** As a program has them whose types nobody checks. */
const unchecked = (options: object) => createMockGateway(options as MockGatewayOptions);

test('a persona or a call that there is not is named at once, with those that there are', () => {
  expect(() => unchecked({ persona: 'captain' })).toThrow(/^persona: one of guest, member, otherMember, .*expired$/);
  expect(() => unchecked({ faults: { balanc: 'fail' } })).toThrow('faults: balanc is no call of openapi.json');
});
