import { html } from 'hono/html';
import type { Markup } from '../app/deskLayout.ts';
import { memberLinks } from '../members/memberLinks.ts';
import { operationName } from '../members/operationName.ts';
import { purposeName } from '../money/purposeName.ts';
import { table } from '../table.ts';
import { facts, type FindRecord } from './deskRecord.ts';

/** A transaction of the ledger, such as a transfer between members: from where to where it moved how much. */
export const transactionRecord: FindRecord = async ({ db, texts }, { language, money, time, write }, id) => {
  const transaction = await db.selectFrom('ledger_transaction').selectAll().where('id', '=', id).executeTakeFirst();
  if (!transaction) return undefined;
  const postings = await db.selectFrom('posting').selectAll().where('transaction_id', '=', id).orderBy('seq').execute();
  const touched = [...new Set(postings.flatMap(({ from_account: from, to_account: to }) => [from, to]))];
  const accounts =
    touched.length === 0 ? [] : await db.selectFrom('account').select(['id', 'member_id', 'purpose']).where('id', 'in', touched).execute();
  const { linkOf } = await memberLinks(
    { db },
    accounts.flatMap(({ member_id: owner }) => (owner === null ? [] : [owner])),
  );
  const accountName = (accountId: string): Markup => {
    const account = accounts.find((each) => each.id === accountId);
    if (!account) return html`<code>${accountId}</code>`;
    const { member_id: owner, purpose } = account;
    return html`${owner === null ? write('books.house') : linkOf(owner)}<br /><small>${purposeName(texts, language, purpose)}</small>`;
  };
  return {
    kind: 'transaction',
    memberId: transaction.member_id,
    facts: facts([
      [write('what'), operationName(texts, language, transaction.operation)],
      [write('when'), time(transaction.created_at)],
    ]),
    course: table({
      label: write('records.postings'),
      heads: [write('records.from'), write('records.to'), write('amount')],
      rows: postings.map(({ from_account: from, to_account: to, amount, currency }) => [
        accountName(from),
        accountName(to),
        money(amount, currency),
      ]),
      empty: write('none'),
      numbers: [2],
    }),
  };
};
