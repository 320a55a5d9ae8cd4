import type { AnswerOf } from '#contract/call.ts';
import type { betProfit, betRecords } from '#contract/play/bet.ts';
import { gameType } from '#contract/sharedSchemas.ts';
import { businessDay, daysBefore } from '../../core/businessDay.ts';
import type { Handlers, Language } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { gameName } from '../game/gameName.ts';
import { betPage } from './betPage.ts';
import { type Bet, betsById, betSums, betSumsByDay, unseenBets } from './betStore.ts';
import { type BetTotals, betTotals } from './betTotals.ts';
import { markBetSeen } from './seenBets.ts';

/** Whoever plays on leaves the rounds before it behind, so there is rarely more than one for each game. */
const maxUnfinished = 20;

type BetCalls = 'betRecords' | 'betRecordsById' | 'unfinishedRounds' | 'markRoundSeen' | 'betProfit';

/** What makers are called, by their codes. */
type VendorNames = ReadonlyMap<string, string>;

const writtenTotals = ({ stake, validBet, win, net }: BetTotals): AnswerOf<typeof betProfit>['totals'] => ({
  betAmount: writeAmount(stake),
  validBetAmount: writeAmount(validBet),
  winAmount: writeAmount(win),
  netAmount: writeAmount(net),
});

export function betHandlers({
  db,
  reads,
  clock,
  brand,
  checksums,
  texts,
}: PlatformParts & { readonly texts: Texts }): Pick<Handlers, BetCalls> {
  const recordOf = (bet: Bet, language: Language, vendors: VendorNames): AnswerOf<typeof betRecords>['records'][number] => ({
    recordId: bet.id,
    nodeId: bet.game_code,
    gameName: gameName(texts, bet.game_code, language),
    gameType: gameType.parse(bet.category),
    vassalage: bet.vendor_code,
    vassalageName: vendors.get(bet.vendor_code) ?? bet.vendor_code,
    betAmount: writeAmount(bet.stake),
    winAmount: writeAmount(bet.payout),
    currency: bet.currency,
    status: bet.status,
    betTime: Number(bet.placed_at),
    ...(bet.round_id !== null && { roundId: bet.round_id }),
  });

  const vendorNames = async (placed: readonly Pick<Bet, 'vendor_code'>[]): Promise<VendorNames> => {
    const codes = new Set(placed.map(({ vendor_code: code }) => code));
    if (codes.size === 0) return new Map();
    const rows = await db
      .selectFrom('vendor')
      .select(['code', 'name'])
      .where('code', 'in', [...codes])
      .execute();
    return new Map(rows.map(({ code, name }) => [code, name]));
  };
  const recordsOf = async (bets: readonly Bet[], language: Language) => {
    const vendors = await vendorNames(bets);
    return { records: bets.map((bet) => recordOf(bet, language, vendors)) };
  };

  return {
    async betRecords({ pageSize, beforeRecordId, fromDay, toDay, gameType: category, vassalage, status }, { member, language }) {
      const filter = { memberId: member.memberId, fromDay, toDay, category, vendorCode: vassalage, status };
      const [{ bets, hasMore }, { sums, places }] = await Promise.all([
        betPage(reads, filter, pageSize, beforeRecordId),
        betSums(reads, filter),
      ]);
      // Whatever else is filtered, no bet of the page was placed elsewhere.
      const vendors = await vendorNames(places);
      const totals = betTotals(sums);
      return {
        records: bets.map((bet) => recordOf(bet, language, vendors)),
        total: Number(totals.bets),
        hasMore,
        totals: writtenTotals(totals),
        currency: member.currency,
        played: places.map(({ category: type, vendor_code: code }) => ({
          gameType: gameType.parse(type),
          vassalage: code,
          vassalageName: vendors.get(code) ?? code,
        })),
      };
    },

    async betRecordsById({ recordIds }, { member, language }) {
      return recordsOf(await betsById(db, member.memberId, recordIds.split(',')), language);
    },

    async unfinishedRounds(_payload, { member, language }) {
      return recordsOf(await unseenBets(db, member.memberId, maxUnfinished), language);
    },

    async markRoundSeen({ recordId }, { member }) {
      await markBetSeen(db, checksums, member.memberId, recordId, clock.now());
      return {};
    },

    async betProfit({ fromDay, toDay }, { member }) {
      const today = businessDay(clock.now(), brand.timeZone);
      const since = (days: number) => daysBefore(today, days - 1);
      const [sums, recent] = await Promise.all([
        betSumsByDay(reads, { memberId: member.memberId, fromDay, toDay }),
        betSumsByDay(reads, { memberId: member.memberId, fromDay: since(30), toDay: today }),
      ]);
      const recentSince = (day: string) => writtenTotals(betTotals(recent.filter((each) => each.business_day >= day)));
      const days = Map.groupBy(sums, ({ business_day: day, category }) => `${day} ${category}`);
      return {
        days: [...days.values()].flatMap((each) => {
          const [first] = each;
          if (!first) return [];
          const totals = betTotals(each);
          const { business_day: day, category } = first;
          return [{ day, gameType: gameType.parse(category), bets: Number(totals.bets), totals: writtenTotals(totals) }];
        }),
        totals: writtenTotals(betTotals(sums)),
        recent: { today: recentSince(today), week: recentSince(since(7)), month: recentSince(since(30)) },
        currency: member.currency,
      };
    },
  };
}
