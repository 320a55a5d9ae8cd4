import type { AnswerOf } from '#contract/call.ts';
import type { betRecords } from '#contract/play/bet.ts';
import { gameType } from '#contract/sharedSchemas.ts';
import type { Handlers, Language } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { type Bet, betsById, betsOf } from './betStore.ts';

const recordOf = (bet: Bet, language: Language): AnswerOf<typeof betRecords>['records'][number] => ({
  recordId: bet.id,
  nodeId: bet.node_id,
  gameName: language === 'TY' || language === 'VI' ? bet.game_name_vi : bet.game_name_en,
  gameType: gameType.parse(bet.game_type),
  vassalage: bet.vendor_code,
  betAmount: writeAmount(bet.stake),
  winAmount: writeAmount(bet.win),
  currency: bet.currency,
  status: bet.state,
  betTime: Number(bet.placed_at),
});

export const betHandlers = ({ db }: PlatformParts): Pick<Handlers, 'betRecords' | 'betRecordsById'> => ({
  async betRecords({ pageSize, beforeRecordId }, { member, language }) {
    const { bets, total, hasMore } = await betsOf(db, member.memberId, pageSize, beforeRecordId);
    return { records: bets.map((bet) => recordOf(bet, language)), total, hasMore };
  },

  async betRecordsById({ recordIds }, { member, language }) {
    const bets = await betsById(db, member.memberId, recordIds.split(','));
    return { records: bets.map((bet) => recordOf(bet, language)) };
  },
});
