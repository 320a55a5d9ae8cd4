import { afterEach, describe, expect, test } from 'vitest';
import { fakeAnnouncements } from '../../../testing/fakeOperator/content/fakeAnnouncements.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly content: string;
  readonly publishedAt: string;
  readonly link: string | null;
}
interface Page {
  readonly announcements: {
    readonly page: number;
    readonly totalCount: number;
    readonly totalPages: number;
    readonly announcements: readonly Shown[];
  };
}

const fields = 'id kind title content publishedAt link';
const query = `query ($page: Int, $kinds: [AnnouncementKind!]) {
  announcements(page: $page, kinds: $kinds) { page totalCount totalPages announcements { ${fields} } }
}`;

describe('announcements', () => {
  test('AN-01 nine a page, cleaned, with the moment they were published', async () => {
    const gateway = open();
    const { announcements: first } = (await gateway.ask(query)).data as unknown as Page;
    const { announcements: second } = (await gateway.ask(query, { page: 2 })).data as unknown as Page;
    expect(first).toMatchObject({ page: 1, totalCount: 12, totalPages: 2 });
    expect([first, second].map(({ announcements }) => announcements.length)).toEqual([9, 3]);
    expect(first.announcements[0]).toMatchObject({
      kind: 'PLAYER',
      title: 'Word from the quay 12',
      content: '<p>What the 12th one <strong>says</strong>.</p>',
      publishedAt: '2026-01-31T12:30:45.000Z',
      link: '/promotions',
    });
    expect(new Set([first, second].flatMap(({ announcements }) => announcements.map(({ id }) => id))).size).toBe(12);
  });

  test('AN-02 the types B, PL, PU, PR and H are asked for by their kinds', async () => {
    const asked: string[] = [];
    const gateway = open({
      overrides: {
        announcements: ({ types, platform, execution }) => {
          asked.push(`${types} ${platform} ${execution}`);
          return { content: [], popup: [], totalElements: 0, totalPages: 0 };
        },
      },
    });
    await gateway.ask(query);
    await gateway.ask(query, { kinds: ['HOUSE', 'POPUP', 'HOUSE'] });
    await gateway.ask('{ notices { popup { id } } }');
    expect(asked).toEqual(['PL,PU,PR,H W B', 'H,PU W B', 'PU W B']);
  });

  test('AN-02 the notices that run along, open of themselves and tell of promotions are a group each', async () => {
    const { data } = await open().ask('{ notices { player { kind } popup { kind } promotion { kind } } }');
    expect(data).toEqual({
      notices: Object.fromEntries(
        [
          ['player', 'PLAYER'],
          ['popup', 'POPUP'],
          ['promotion', 'PROMOTION'],
        ].map(([group, kind]) => [group, Array.from({ length: 3 }, () => ({ kind }))]),
      ),
    });
    expect(fakeAnnouncements).toHaveLength(12);
  });

  test('a link that is not safe to open goes, the announcement stays', async () => {
    const [first] = fakeAnnouncements;
    if (!first) throw new Error('there are no announcements');
    const content = ['javascript:alert(1)', '//evil.example', '/rng', 'https://news.example/x'].map((linkUrl, index) => ({
      ...first,
      announcementId: `l${index}`,
      linkUrl,
    }));
    const gateway = open({ overrides: { announcements: () => ({ content, popup: [], totalElements: 4, totalPages: 1 }) } });
    const { announcements } = (await gateway.ask(query)).data as unknown as Page;
    expect(announcements.announcements.map(({ link }) => link)).toEqual([null, null, '/rng', 'https://news.example/x']);
  });

  test.each([{ page: 0 }, { page: 10_001 }])('a page that cannot be is refused: %j', async (variables) => {
    const { errors } = await open().ask(query, variables);
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
  });
});
