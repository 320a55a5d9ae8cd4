import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { cursorOf } from '../../paging/cursor.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const list = `query ($category: PromotionCategory, $first: Int, $after: String) {
  promotions(category: $category, first: $first, after: $after) { edges { node { code category status } } pageInfo { hasNextPage endCursor } }
}`;
interface Page {
  promotions: {
    edges: { node: { code: string; category: string; status: string | null } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const codesOf = ({ promotions }: Page) => promotions.edges.map(({ node }) => node.code);

describe('promotions', () => {
  test('PR-01 they are listed by category, a page at a time', async () => {
    const gateway = open();
    const ask = async (variables: object) => (await gateway.ask(list, variables as Record<string, unknown>)).data as unknown as Page;
    const all = await ask({});
    expect(all.promotions.edges.map(({ node }) => [node.code, node.category, node.status])).toEqual([
      ['p1', 'NEW_PLAYER', null],
      ['p2', 'REFERRAL', 'COMING_SOON'],
      ['p4', 'DEPOSIT', null],
    ]);
    expect(codesOf(await ask({ category: 'REFERRAL' }))).toEqual(['p2']);
    const first = await ask({ first: 2 });
    expect([codesOf(first), first.promotions.pageInfo.hasNextPage]).toEqual([['p1', 'p2'], true]);
    expect(codesOf(await ask({ first: 2, after: first.promotions.pageInfo.endCursor }))).toEqual(['p4']);
    const whole = await ask({ first: 3 });
    expect([codesOf(whole), whole.promotions.pageInfo.hasNextPage]).toEqual([['p1', 'p2', 'p4'], false]);
    expect((await gateway.ask(list, { first: 101 })).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  test('PR-01 behind the last one there is none, and what is no cursor of the list is the mistake of who asks', async () => {
    const gateway = open();
    const page = `query ($after: String) { promotions(after: $after) { totalCount edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
    const { promotions: all } = (await gateway.ask(page)).data as { promotions: { totalCount: number; edges: { cursor: string }[] } };
    expect(all.totalCount).toBe(all.edges.length);
    expect((await gateway.ask(page, { after: all.edges.at(-1)?.cursor })).data).toEqual({
      promotions: {
        totalCount: all.totalCount,
        edges: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
      },
    });
    for (const after of [
      '',
      'garbage',
      '!',
      ...['0', '-4', 'p1'].map((place) => cursorOf('Promotion', place)),
      cursorOf('OffsetConnection', '1'),
    ])
      expect((await gateway.ask(page, { after })).errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        detail: '`after` is not a cursor of this connection.',
      });
  });

  test('RT-07 one is found by its code, over or not, and by its id; what there is not is null', async () => {
    const gateway = open();
    const detail = 'query ($code: String!) { promotion(code: $code) { id title eligibility turnover terms status endsAt } }';
    expect((await gateway.ask(detail, { code: 'p3' })).data).toEqual({
      promotion: {
        id: encodeGlobalId('Promotion', 'p3'),
        title: 'The summer races',
        eligibility: 'Every member.',
        turnover: 'None.',
        terms: '<h2>How it goes</h2><p>Board, and row.</p>',
        status: 'CLOSE',
        endsAt: '2026-01-31T00:00:00.000Z',
      },
    });
    for (const code of ['p9', 'p1,p4', '', 'x'.repeat(65)])
      expect(await gateway.ask(detail, { code })).toEqual({ data: { promotion: null } });
    const node = '($id: ID!) { node(id: $id) { ... on Promotion { code } } }';
    expect((await gateway.ask(`query ${node}`, { id: encodeGlobalId('Promotion', 'p4') })).data).toEqual({ node: { code: 'p4' } });
    expect((await gateway.ask(`query ${node}`, { id: encodeGlobalId('Promotion', 'p9') })).errors?.[0]?.extensions?.['code']).toBe(
      'NOT_FOUND',
    );
  });

  test('PR-01 one says from when until when it runs, where it has such times', async () => {
    const row = { id: 'p1', category: 'games', title: 't', summary: 's', imgUrl: '', eligibility: 'e', turnover: 'n', content: '' };
    const times = { startTime: Date.UTC(2026, 1, 3), endTime: Date.UTC(2026, 1, 4) };
    const gateway = open({
      overrides: {
        promotions: () => ({
          promotions: [
            { ...row, ...times },
            { ...row, id: 'p2' },
          ] as never,
        }),
      },
    });
    const { data } = await gateway.ask('{ promotions { edges { node { startsAt endsAt } } } }');
    expect(data).toEqual({
      promotions: {
        edges: [
          { node: { startsAt: '2026-02-03T00:00:00.000Z', endsAt: '2026-02-04T00:00:00.000Z' } },
          { node: { startsAt: null, endsAt: null } },
        ],
      },
    });
  });

  test('WEB-012 terms go out without what could run', async () => {
    const row = {
      id: 'p1',
      category: 'games',
      title: 't',
      summary: 's',
      imgUrl: '',
      eligibility: 'e',
      turnover: 'none',
      content: '<p onclick="x()">Fine<script>alert(1)</script><a href="javascript:x()">go</a></p>',
    };
    const gateway = open({ overrides: { promotions: () => ({ promotions: [row] as never }) } });
    const { data } = await gateway.ask('{ promotions { edges { node { terms imageUrl } } } }');
    expect(data).toEqual({ promotions: { edges: [{ node: { terms: '<p>Fine<a>go</a></p>', imageUrl: null } }] } });
  });

  test('PR-02 what runs is counted, and whether friends can be invited is told', async () => {
    const ask = '{ availablePromotions { count referral } }';
    expect((await open().ask(ask)).data).toEqual({ availablePromotions: { count: 2, referral: false } });
    const overrides = { availablePromotions: () => ({ availablePromo: { REFERRAL: { enabled: true } }, availablePromoCount: 7 }) };
    expect((await open({ overrides }).ask(ask)).data).toEqual({ availablePromotions: { count: 7, referral: true } });
  });

  test.each(['applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'joined', 'coming_soon'] as const)(
    'PR-01 a member stands %s with a promotion',
    async (activityStatus) => {
      const gateway = open({ persona: 'member', overrides: { promotionStatuses: () => ({ statuses: [{ id: 'p2', activityStatus }] }) } });
      expect((await gateway.ask('{ viewer { promotionStatuses { promotionId status } } }')).data).toEqual({
        viewer: { promotionStatuses: [{ promotionId: encodeGlobalId('Promotion', 'p2'), status: activityStatus.toUpperCase() }] },
      });
    },
  );
});
