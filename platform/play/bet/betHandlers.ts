import type { AnswerOf } from '#contract/call.ts';
import type { betRecords } from '#contract/play/bet.ts';
import { gameType } from '#contract/sharedSchemas.ts';
import type { Handlers, Language } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { gameName } from '../game/gameName.ts';
import { type Bet, betsById, betsOf } from './betStore.ts';

export function betHandlers({ db, texts }: PlatformParts & { readonly texts: Texts }): Pick<Handlers, 'betRecords' | 'betRecordsById'> {
  const recordOf = (bet: Bet, language: Language): AnswerOf<typeof betRecords>['records'][number] => ({
    recordId: bet.id,
    nodeId: bet.game_code,
    gameName: gameName(texts, bet.game_code, language),
    gameType: gameType.parse(bet.category),
    vassalage: bet.vendor_code,
    betAmount: writeAmount(bet.stake),
    winAmount: writeAmount(bet.payout),
    currency: bet.currency,
    status: bet.status,
    betTime: Number(bet.placed_at),
  });

  return {
    async betRecords({ pageSize, beforeRecordId }, { member, language }) {
      const { bets, total, hasMore } = await betsOf(db, member.memberId, pageSize, beforeRecordId);
      return { records: bets.map((bet) => recordOf(bet, language)), total, hasMore };
    },

    async betRecordsById({ recordIds }, { member, language }) {
      const bets = await betsById(db, member.memberId, recordIds.split(','));
      return { records: bets.map((bet) => recordOf(bet, language)) };
    },
  };
}
