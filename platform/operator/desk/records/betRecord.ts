import { gameName } from '../../../play/game/gameName.ts';
import { facts, type FindRecord, recordLink } from './deskRecord.ts';

/** A bet: where, how much, and what it paid. */
export const betRecord: FindRecord = async ({ db, texts }, { language, money, time, write }, id) => {
  const bet = await db.selectFrom('bet').selectAll().where('id', '=', id).executeTakeFirst();
  if (!bet) return undefined;
  const { currency, settled_at: settledAt, settlement_id: settlement, transaction_id: transaction } = bet;
  return {
    kind: 'bet',
    memberId: bet.member_id,
    facts: facts([
      [write('records.game'), gameName(texts, bet.game_code, language)],
      [write('records.stake'), money(bet.stake, currency)],
      [write('records.payout'), settledAt === null ? null : money(bet.payout, currency)],
      [write('status'), write(`records.bets.${bet.status}`)],
      [write('when'), time(bet.placed_at)],
      [write('records.closed'), settledAt === null ? null : time(settledAt)],
      [write('records.transaction'), recordLink(transaction)],
      [write('records.settlement'), settlement === null || settlement === transaction ? null : recordLink(settlement)],
    ]),
  };
};
