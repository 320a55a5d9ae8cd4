import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';

type PromotionRow = AnswerOf<Calls['promotions']>['promotions'][number];

const promotion = (id: string, category: PromotionRow['category'], title: string, rest: Partial<PromotionRow> = {}): PromotionRow => ({
  id,
  category,
  title,
  summary: 'Play money for every new rower.',
  imgUrl: `/art/promotions/${id}.svg`,
  eligibility: 'Every member.',
  turnover: 'None.',
  content: '<h2>How it goes</h2><p>Board, and row.</p>',
  ...rest,
});

export const fakePromotionRows: readonly PromotionRow[] = [
  promotion('p1', 'new_player', 'A thousand to begin with'),
  promotion('p2', 'referral', 'Bring a friend aboard', { activityStatus: 'coming_soon' }),
  promotion('p3', 'loyalty', 'The summer races', { activityStatus: 'close', endTime: Date.UTC(2026, 0, 31) }),
  promotion('p4', 'deposit', 'Top up for free', { startTime: Date.UTC(2026, 0, 1), endTime: Date.UTC(2036, 0, 1) }),
];

const listed = fakePromotionRows.filter(({ activityStatus }) => activityStatus !== 'close');

/** What members are offered. */
export const fakePromotions = {
  promotions: ({ category }) => ({ promotions: listed.filter((row) => category === undefined || row.category === category) }),
  promotionsById: ({ ids }) => ({ promotions: fakePromotionRows.filter(({ id }) => ids.split(',').includes(id)) }),
  availablePromotions: () => ({
    availablePromo: { REFERRAL: { enabled: false } },
    availablePromoCount: listed.filter(({ activityStatus }) => activityStatus === undefined).length,
  }),
  promotionStatuses: () => ({ statuses: [{ id: 'p1', activityStatus: 'issued' }] }),
} satisfies Partial<FakeHandlers>;
