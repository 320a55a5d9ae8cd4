import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

const written: readonly (readonly [string, Call])[] = Object.entries(calls);

test('what changes nothing is a read, by whatever method; what only one visitor may be told goes with the visitor’s address', () => {
  const of = (fits: (call: Call) => boolean) =>
    written
      .filter(([, call]) => fits(call))
      .map(([name]) => name)
      .sort();
  // The operator's documents say GET; it writes a launch token all the same, and is never asked a second time by itself.
  expect(of(({ kind, method }) => kind !== 'read' && method === 'GET')).toEqual(['pvpLaunch']);
  expect(of(({ kind, method }) => kind === 'read' && method !== 'GET')).toEqual(['lookAtTicket']);
  expect(of(({ kind, token, perVisitor }) => kind === 'read' && !token && perVisitor)).toEqual([
    'affiliateCheck',
    'captcha',
    'challenge',
    'lookAtTicket',
    'visitorStatus',
  ]);
  expect(of(({ kind, token, perVisitor }) => (kind !== 'read' || token) && !perVisitor)).toEqual([]);
  expect(of(({ shared, perVisitor }) => shared !== undefined && perVisitor)).toEqual([]);
});
