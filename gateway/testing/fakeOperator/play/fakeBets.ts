import type { AnswerOf } from '#contract/call.ts';
import type { betProfit } from '#contract/play/bet.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { type BetRow, fakeCurrencyOf } from '../fakeAccount.ts';
import { fakeHouseDay } from '../fakeHouseDay.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { decimal, tenThousandths } from '../tenThousandths.ts';

const dayOf = ({ betTime }: BetRow): string => fakeHouseDay(betTime);

const isBetween = (bet: BetRow, fromDay = '', toDay = '9'): boolean => fromDay <= dayOf(bet) && dayOf(bet) <= toDay;

function sumsOf(bets: readonly BetRow[]): AnswerOf<typeof betProfit>['totals'] {
  const settled = bets.filter(({ status }) => status === 'SETTLED');
  const sum = (of: readonly BetRow[], name: 'betAmount' | 'winAmount') => of.reduce((all, bet) => all + tenThousandths(bet[name]), 0n);
  const valid = sum(settled, 'betAmount');
  const win = sum(settled, 'winAmount');
  const open = sum(
    bets.filter(({ status }) => status === 'PLACED'),
    'betAmount',
  );
  const net = win - valid;
  return {
    betAmount: decimal(valid + open),
    validBetAmount: decimal(valid),
    winAmount: decimal(win),
    netAmount: net < 0n ? `-${decimal(-net)}` : decimal(net),
  };
}

/** What was played. */
export const fakeBets = {
  // Here bets are of no session.
  visit: (_payload, context) => ({ since: Date.UTC(2026, 0, 1), net: '0', currency: fakeCurrencyOf(fakeOwner(context)) }),
  betRecords: ({ pageSize, beforeRecordId, fromDay, toDay, gameType, vassalage, status }, context) => {
    const between = fakeOwner(context).bets.filter((bet) => isBetween(bet, fromDay, toDay));
    const bets = between.filter(
      (bet) =>
        bet.gameType === (gameType ?? bet.gameType) &&
        bet.vassalage === (vassalage ?? bet.vassalage) &&
        bet.status === (status ?? bet.status),
    );
    const from = beforeRecordId === undefined ? 0 : bets.findIndex((bet) => bet.recordId === beforeRecordId) + 1 || bets.length;
    const places = new Map(between.map((bet) => [`${bet.gameType} ${bet.vassalage}`, bet]));
    return {
      records: bets.slice(from, from + pageSize),
      total: bets.length,
      hasMore: from + pageSize < bets.length,
      totals: sumsOf(bets),
      currency: 'PLAY',
      played: [...places.values()].map(({ gameType: type, vassalage: code, vassalageName }) => ({
        gameType: type,
        vassalage: code,
        vassalageName,
      })),
    };
  },
  betRecordsById: ({ recordIds }, context) => ({
    records: fakeOwner(context).bets.filter(({ recordId }) => recordIds.split(',').includes(recordId)),
  }),
  unfinishedRounds: (_payload, context) => ({
    records: fakeOwner(context)
      .bets.filter(({ status }) => status === 'SETTLED')
      .slice(0, 1)
      .filter(({ recordId }) => !fakeOwner(context).seenRounds.has(recordId)),
  }),
  markRoundSeen: ({ recordId }, context) => {
    fakeOwner(context).seenRounds.add(recordId);
    return {};
  },
  betProfit: ({ fromDay, toDay }, context) => {
    const bets = fakeOwner(context).bets.filter((bet) => isBetween(bet, fromDay, toDay));
    const today = fakeHouseDay(context.now);
    const recent = (days: number) =>
      sumsOf(fakeOwner(context).bets.filter((bet) => isBetween(bet, fakeHouseDay(context.now - (days - 1) * 86_400_000), today)));
    const days = Map.groupBy(bets, (bet) => `${dayOf(bet)} ${bet.gameType}`);
    return {
      days: [...days.values()].flatMap((each) => {
        const [first] = each;
        return first ? [{ day: dayOf(first), gameType: first.gameType, bets: each.length, totals: sumsOf(each) }] : [];
      }),
      totals: sumsOf(bets),
      recent: { today: recent(1), week: recent(7), month: recent(30) },
      currency: 'PLAY',
    };
  },
} satisfies Partial<FakeHandlers>;
