import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const asked = '{ viewer { playPause { kind until } } }';

test('PP-12 PP-14 a break is told of by the mutation that begins it, and afterwards with who the member is', async () => {
  const gateway = open({ persona: 'member', clock: { now: () => Date.UTC(2026, 1, 1) } });
  expect((await gateway.ask(asked)).data).toEqual({ viewer: { playPause: null } });
  const { data } = await gateway.ask(
    'mutation { takeTimeOut(input: { length: WEEK }) { ... on PlayProtectionPayload { viewer { playPause { kind until } } } } }',
  );
  const viewer = { playPause: { kind: 'TIME_OUT', until: '2026-02-08T00:00:00.000Z' } };
  expect(data).toEqual({ takeTimeOut: { viewer } });
  expect((await gateway.ask(asked)).data).toEqual({ viewer });
  expect(gateway.upstream.calls.map(({ name }) => name)).not.toContain('playLimits');
});
