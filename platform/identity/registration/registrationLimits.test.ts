import { expect, test } from 'vitest';
import { registrationLimits } from './registrationLimits.ts';

test('AUT-003 an address opens, or tries to open, sixty accounts an hour', () => {
  expect(registrationLimits('203.0.113.7')).toEqual([{ scope: 'register:address:203.0.113.7', limit: 60, window: 3_600_000 }]);
});
