import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

test('PP-18 PP-19 a member, and who tries the site out, is told since when the session lasts and what it has come to', async () => {
  for (const [persona, currency] of [
    ['member', 'PLAY'],
    ['demo', 'DEMO'],
  ] as const) {
    const { data } = await open({ persona }).ask('{ viewer { visit { since net { amount currency } } } }');
    expect(data).toEqual({ viewer: { visit: { since: '2026-01-01T00:00:00.000Z', net: { amount: '0', currency } } } });
  }
});
