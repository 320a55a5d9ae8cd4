import { html } from 'hono/html';
import { methodName } from '../../../money/deposit/depositAnswer.ts';
import { gameName } from '../../../play/game/gameName.ts';
import type { DeskKey } from '../deskTexts.ts';
import type { Markup } from '../app/deskLayout.ts';
import type { Visit } from '../app/visit.ts';
import { type RecordParts, recordLink } from '../records/deskRecord.ts';
import { table } from '../table.ts';
import { lastTransactions } from './lastTransactions.ts';
import { operationName } from './operationName.ts';

const maxShown = 30;

type Row = Parameters<typeof table>[0]['rows'][number];

/** What a member did last with money, each with a link to the whole of it. */
export async function memberRecords({ db, texts }: RecordParts, visit: Visit, memberId: string): Promise<Markup> {
  const { language, money, write, time } = visit;
  const transactions = await lastTransactions(db, memberId, maxShown);
  const deposits = await db
    .selectFrom('deposit')
    .select(['id', 'method_id', 'amount', 'currency', 'status', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(['id', 'amount', 'currency', 'status', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
  const bets = await db
    .selectFrom('bet')
    .select(['id', 'game_code', 'stake', 'payout', 'currency', 'status', 'placed_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
  const folded = (title: DeskKey, heads: readonly string[], rows: readonly Row[], numbers: readonly number[] = []): Markup =>
    html`<details>
      <summary>${write(title)}</summary>
      ${table({ label: write(title), heads, rows, empty: write('none'), numbers })}
    </details>`;
  const [when, what, amount, status, number] = [write('when'), write('what'), write('amount'), write('status'), write('number')];
  return html`${folded(
    'members.transactions',
    [when, what, number],
    transactions.map(({ id, operation, created_at: at }) => [time(at), operationName(texts, language, operation), recordLink(id)]),
  )}
  ${folded(
    'deposits.last',
    [when, what, amount, status, number],
    deposits.map((row) => [
      time(row.created_at),
      methodName(texts, language, row.method_id),
      money(row.amount, row.currency),
      write(`deposits.statuses.${row.status}`),
      recordLink(row.id),
    ]),
    [2],
  )}
  ${folded(
    'records.lastWithdrawals',
    [when, amount, status, number],
    withdrawals.map((row) => [
      time(row.created_at),
      money(row.amount, row.currency),
      write(`records.withdrawals.${row.status}`),
      recordLink(row.id),
    ]),
    [1],
  )}
  ${folded(
    'records.lastBets',
    [when, write('records.game'), write('records.stake'), write('records.payout'), status, number],
    bets.map((row) => [
      time(row.placed_at),
      gameName(texts, row.game_code, language),
      money(row.stake, row.currency),
      money(row.payout, row.currency),
      write(`records.bets.${row.status}`),
      recordLink(row.id),
    ]),
    [2, 3],
  )}`;
}
