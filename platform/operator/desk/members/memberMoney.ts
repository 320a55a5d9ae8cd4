import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Texts } from '../../../core/text/texts.ts';
import { methodName } from '../../../money/deposit/depositAnswer.ts';
import { correctionPath } from '../money/correctionPages.ts';
import type { Visit } from '../app/visit.ts';
import type { Markup } from '../app/deskLayout.ts';
import { lastTransactions } from './lastTransactions.ts';
import { operationName } from './operationName.ts';
import { purposeName } from '../money/purposeName.ts';
import { table } from '../table.ts';

export interface MemberMoneyParts extends Pick<PlatformParts, 'db'> {
  readonly texts: Texts;
}

const mostTransactions = 30;
const mostDeposits = 30;

/** What a member has, and what was done with it last. */
export async function memberMoney({ db, texts }: MemberMoneyParts, visit: Visit, memberId: string): Promise<Markup> {
  const { language, money, write, time, session } = visit;
  const own = db.selectFrom('account').select(['purpose', 'currency', 'balance']).where('member_id', '=', memberId);
  // Two questions: what both ask at once no index answers.
  const accounts = await own
    .where('purpose', '<>', 'hold')
    .unionAll(own.where('purpose', '=', 'hold').where('balance', '>', 0n))
    .orderBy('purpose')
    .execute();
  const transactions = await lastTransactions(db, memberId, mostTransactions);
  const deposits = await db
    .selectFrom('deposit')
    .select(['id', 'method_id', 'amount', 'currency', 'status', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(mostDeposits)
    .execute();
  const correct = session.may.has('proposeCorrections')
    ? html`<p><a href="${correctionPath(memberId)}">${write('corrections.propose')}</a></p>`
    : '';
  return html`<h2>${write('members.balances')}</h2>
    ${table({
      label: write('members.balances'),
      heads: [write('members.purpose'), write('currency'), write('amount')],
      rows: accounts.map(({ purpose, currency, balance }) => [
        purposeName(texts, language, purpose),
        currency,
        money(balance ?? 0n, currency),
      ]),
      empty: write('none'),
      numbers: [2],
    })}
    <details>
      <summary>${write('members.transactions')}</summary>
      ${table({
        label: write('members.transactions'),
        heads: [write('when'), write('what'), write('members.id')],
        rows: transactions.map(({ id, operation, created_at: at }) => [
          time(at),
          operationName(texts, language, operation),
          html`<code>${id}</code>`,
        ]),
        empty: write('none'),
      })}
    </details>
    <details>
      <summary>${write('deposits.last')}</summary>
      ${table({
        label: write('deposits.last'),
        heads: [write('when'), write('what'), write('amount'), write('deposits.status'), write('members.id')],
        rows: deposits.map((row) => [
          time(row.created_at),
          methodName(texts, language, row.method_id),
          money(row.amount, row.currency),
          write(`deposits.statuses.${row.status}`),
          html`<code>${row.id}</code>`,
        ]),
        empty: write('none'),
        numbers: [2],
      })}
    </details>
    ${correct}`;
}
