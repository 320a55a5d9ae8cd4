import { gameType } from '#contract/words.ts';
import type { Handlers } from '../handler.ts';
import { writeAmount } from '../ledger/amount.ts';
import type { PlatformParts } from '../parts.ts';
import { betsOf } from './betRecordStore.ts';

export const betRecordHandlers = ({ db }: PlatformParts): Pick<Handlers, 'betRecords'> => ({
  async betRecords({ pageSize, beforeRecordId }, { member, language }) {
    const { bets, total, hasMore } = await betsOf(db, member.memberId, pageSize, beforeRecordId);
    const isVietnamese = language === 'TY' || language === 'VI';
    return {
      records: bets.map((bet) => ({
        recordId: bet.id,
        nodeId: bet.node_id,
        gameName: isVietnamese ? bet.game_name_vi : bet.game_name_en,
        gameType: gameType.parse(bet.game_type),
        vassalage: bet.vendor_code,
        betAmount: writeAmount(bet.stake),
        winAmount: writeAmount(bet.win),
        currency: bet.currency,
        status: bet.state,
        betTime: Number(bet.placed_at),
      })),
      total,
      hasMore,
    };
  },
});
