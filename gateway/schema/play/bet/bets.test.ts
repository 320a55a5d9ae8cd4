import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { betsPerMember } from '../../../testing/fakeOperator/fakeAccount.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { cursorOf, recordBehind } from '../../paging/cursor.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

interface Connection {
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string; readonly placedAt: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}
const noSums = { betAmount: '0', validBetAmount: '0', winAmount: '0', netAmount: '0' };
const document =
  'query ($first: Int, $after: String) { viewer { bets(first: $first, after: $after) { totalCount edges { cursor node { id placedAt } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }';
const betsOf = ({ data }: { data?: unknown }) => (data as { viewer: { bets: Connection } }).viewer.bets;

describe('the betting record', () => {
  test("lists twenty bets, newest first, in the site's words", async () => {
    const { data } = await open({ persona: 'member' }).ask(
      '{ viewer { bets { totalCount edges { node { reference gameName vendorCode vendorName category stake { amount symbol } win { amount } status placedAt } } } } }',
    );
    const { totalCount, edges } = (data as { viewer: { bets: { totalCount: number; edges: { node: { placedAt: string } }[] } } }).viewer
      .bets;
    expect([totalCount, edges.length]).toEqual([betsPerMember, 20]);
    expect(edges[1]?.node).toMatchObject({
      stake: { amount: '2.5', symbol: '₫' },
      status: 'SETTLED',
      placedAt: '2026-01-31T11:58:59.000Z',
    });
    const times = edges.map(({ node }) => node.placedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('read page by page, of whatever size, every bet comes once', async () => {
    const gateway = open({ persona: 'member' });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 7, max: 100 }), async (first) => {
        const seen: string[] = [];
        let after: string | null = null;
        for (;;) {
          const page: Connection = betsOf(await gateway.ask(document, { first, after }));
          expect(page.edges.length).toBeLessThanOrEqual(first);
          expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
          seen.push(...page.edges.map(({ node }) => node.id));
          if (!page.pageInfo.hasNextPage) break;
          after = page.pageInfo.endCursor;
        }
        expect(new Set(seen).size).toBe(betsPerMember);
        expect(seen).toHaveLength(betsPerMember);
      }),
      { numRuns: 12, examples: [[57], [56], [100]] },
    );
  });

  test('an empty record has no cursors', async () => {
    const page = betsOf(
      await open({
        persona: 'member',
        overrides: { betRecords: () => ({ records: [], total: 0, hasMore: false, totals: noSums, currency: 'PLAY', played: [] }) },
      }).ask(document),
    );
    expect(page).toEqual({
      totalCount: 0,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  test('a bet is found again by its id, however old, without paging through the record', async () => {
    const gateway = open({ persona: 'member' });
    const id = encodeGlobalId('Bet', 'm-1001-bet-000001');
    expect((await gateway.ask('query ($id: ID!) { node(id: $id) { id ... on Bet { status } } }', { id })).data).toEqual({
      node: { id, status: 'SETTLED' },
    });
    expect([gateway.upstream.count('betRecordsById'), gateway.upstream.count('betRecords')]).toEqual([1, 0]);
  });

  test('a bet is asked for by an address; one of nobody, of another or that cannot be is none', async () => {
    const gateway = open({ persona: 'member' });
    const one = async (id: string) => {
      const { data, errors } = await gateway.ask('query ($id: ID!) { viewer { bet(id: $id) { id roundId } } }', { id });
      expect(errors).toBeUndefined();
      return (data as { viewer: { bet: object | null } }).viewer.bet;
    };
    const id = encodeGlobalId('Bet', 'm-1001-bet-000001');
    expect(await one(id)).toEqual({ id, roundId: 'm-1001-bet-000001' });
    expect(await one(encodeGlobalId('Bet', 'm-1001-bet-000057'))).toMatchObject({ roundId: null });
    expect(gateway.upstream.count('betRecordsById')).toBe(2);
    for (const none of [encodeGlobalId('Bet', 'nobody'), encodeGlobalId('Bet', 'm-1002-bet-000001')]) expect(await one(none)).toBeNull();
    expect(gateway.upstream.count('betRecordsById')).toBe(4);
    for (const none of ['none', encodeGlobalId('Game', 'm-1001-bet-000001'), encodeGlobalId('Bet', 'x'.repeat(65))])
      expect(await one(none)).toBeNull();
    expect(gateway.upstream.count('betRecordsById')).toBe(4);
  });

  test('MC-09 today, the last 7 and the last 30 days are told beside any days that are asked for, and agree with the bets of those', async () => {
    // Every bet of the fake operator was placed on the last day of January.
    const clock = { now: () => Date.UTC(2026, 1, 1) };
    const sums = 'stake { amount } validStake { amount } win { amount } net { amount }';
    const { data } = await open({ persona: 'member', clock }).ask(
      `{ viewer { profit(from: "2026-01-31", to: "2026-01-31") { totals { ${sums} } today { ${sums} } week { ${sums} } month { ${sums} } } bets { totals { ${sums} } } } }`,
    );
    const { profit, bets } = (data as { viewer: Record<'bets' | 'profit', Record<string, Record<string, { amount: string }>>> }).viewer;
    expect(profit['today']).toEqual(Object.fromEntries(['stake', 'validStake', 'win', 'net'].map((name) => [name, { amount: '0' }])));
    for (const days of ['week', 'month', 'totals']) expect([days, profit[days]]).toEqual([days, bets['totals']]);
    expect(bets['totals']?.['net']?.amount).not.toBe('0');
  });

  test.each([
    ['/games/verify', expect.stringMatching(/^https:\/\/play[12]\.example\/games\/verify$/)],
    [undefined, null],
    ['javascript:alert(1)', null],
  ] as const)('the verifier at %s is told to everybody as %s, on a launch host', async (url, told) => {
    const gateway = open({ overrides: { roundVerifier: () => ({ url }) } });
    expect((await gateway.ask('{ roundVerifier }')).data).toEqual({ roundVerifier: told });
  });

  test('PP-28 rounds that were not seen to their end are told with the game they are to be seen in; null where the operator cannot be asked', async () => {
    const query = '{ viewer { id unfinishedRounds { gameName gameId win { amount } } } }';
    const gateway = open({ persona: 'member' });
    const { data } = await gateway.ask(query);
    const [round] = (data as { viewer: { unfinishedRounds: { gameId: string }[] } }).viewer.unfinishedRounds;
    expect(round).toEqual({ gameName: expect.any(String), gameId: expect.any(String), win: { amount: expect.any(String) } });
    const game = await gateway.ask('query ($id: ID!) { node(id: $id) { __typename id } }', { id: round?.gameId });
    expect(game.data).toEqual({ node: { __typename: 'Game', id: round?.gameId } });
    for (const [operator, gameWithdrawn] of [
      [{}, false],
      [{ overrides: { gamesById: () => ({ games: [] }) } }, true],
      [{ faults: { gamesById: 'fail' } }, false],
    ] as const) {
      const answer = await open({ persona: 'member', ...operator }).ask('{ viewer { id unfinishedRounds { gameWithdrawn } } }');
      expect(answer.data).toMatchObject({ viewer: { unfinishedRounds: [{ gameWithdrawn }] } });
    }
    const { data: without } = await open({ persona: 'member', faults: { unfinishedRounds: 'fail' } }).ask(query);
    expect(without).toMatchObject({ viewer: { unfinishedRounds: null } });
  });

  test('PP-28 an interrupted round is taken off the list for good', async () => {
    const gateway = open({ persona: 'member' });
    const listed = '{ viewer { id unfinishedRounds { id } } }';
    const { data } = await gateway.ask(listed);
    const [round] = (data as { viewer: { unfinishedRounds: { id: string }[] } }).viewer.unfinishedRounds;
    const answer = await gateway.ask(
      `mutation ($betId: ID!) {
        markRoundSeen(input: { betId: $betId }) { ... on MarkRoundSeenPayload { viewer { unfinishedRounds { id } } } }
      }`,
      { betId: round?.id },
    );
    expect(answer.data).toEqual({ markRoundSeen: { viewer: { unfinishedRounds: [] } } });
    expect((await gateway.ask(listed)).data).toMatchObject({ viewer: { unfinishedRounds: [] } });
  });

  test.each([
    '',
    '%%%',
    'bm90IGEgcmVjb3Jk=',
    cursorOf('Bet', 'x'.repeat(65)),
    cursorOf('Bet', 'a\u0000b'),
    cursorOf('Bet', 'a\r\nb'),
    'A'.repeat(200),
  ])('INJ-002 the cursor %j is refused', async (after) => {
    const gateway = open({ persona: 'member' });
    const { data, errors } = await gateway.ask(document, { after });
    expect(data).toEqual({ viewer: { bets: null } });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
    expect(gateway.upstream.count('betRecords')).toBe(0);
  });

  test('a cursor leads back to the record that it was made of', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w:.-]{2,64}$/), (recordId) => {
        expect(recordBehind('Bet', cursorOf('Bet', recordId))).toBe(recordId);
      }),
    );
  });
});
