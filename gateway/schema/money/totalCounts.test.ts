import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

interface Page {
  readonly totalCount: number;
  readonly edges: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

test.each([
  ['deposits', '', 1],
  ['withdrawals', '', 0],
  ['bets', '', 1],
  ['accountRecords', '', 1],
  ['accountRecords', 'kind: "deposit_IN", ', 1],
  ['accountRecords', 'kind: "sunk_OUT", ', 0],
  ['accountRecords', 'to: "2000-01-01", ', 0],
])('every page of %s(%s) says how many there are on all of them', async (field, filter, least) => {
  const gateway = open({ persona: 'member' });
  const pay =
    'mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5", amount: "20000", idempotencyKey: "one-of-a-kind" }) { __typename } }';
  await gateway.ask(pay);
  let [after, read]: [string | null, number] = [null, 0];
  const counts = new Set<number>();
  do {
    const { data, errors } = await gateway.ask(
      `query ($after: String) { viewer { list: ${field}(${filter}first: 7, after: $after) { totalCount edges { cursor } pageInfo { hasNextPage endCursor } } } }`,
      { after },
    );
    expect(errors).toBeUndefined();
    const { list } = (data as { viewer: { list: Page } }).viewer;
    counts.add(list.totalCount);
    read += list.edges.length;
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  expect([...counts]).toEqual([read]);
  expect(read).toBeGreaterThanOrEqual(least);
});
