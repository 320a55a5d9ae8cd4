import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

test('GM-07 the winner board is for everybody: who by the letters that the operator shows, what and how much', async () => {
  const gateway = open();
  const { data } = await gateway.ask('{ winners { name win { amount currency symbol } wonAt game { name launchKind } } }');
  const { winners } = data as { winners: { name: string }[] };
  expect(winners).toHaveLength(20);
  expect(winners[0]).toEqual({
    name: 'so***',
    win: { amount: '1500', currency: 'PLAY', symbol: '₫' },
    wonAt: expect.stringMatching(/Z$/) as string,
    game: { name: expect.any(String) as string, launchKind: 'FRAME' },
  });
  expect(gateway.upstream.calls.find(({ name }) => name === 'winnerBoard')?.payload).toEqual({ count: '20' });
});

test('GM-07 a board that cannot be asked for is null, and the rest of the answer stands', async () => {
  const { data } = await open({ faults: { winnerBoard: 'fail' } }).ask('{ winners { name } site { brandName } }');
  expect(data).toEqual({ winners: null, site: { brandName: expect.any(String) as string } });
});
