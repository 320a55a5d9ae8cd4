import { html } from 'hono/html';
import { correctionPath } from '../money/correctionPages.ts';
import type { Visit } from '../app/visit.ts';
import type { Markup } from '../app/deskLayout.ts';
import type { RecordParts } from '../records/deskRecord.ts';
import { purposeName } from '../money/purposeName.ts';
import { table } from '../table.ts';

/** What a member has. */
export async function memberMoney({ db, texts }: Pick<RecordParts, 'db' | 'texts'>, visit: Visit, memberId: string): Promise<Markup> {
  const { language, money, write, session } = visit;
  const own = db.selectFrom('account').select(['purpose', 'currency', 'balance']).where('member_id', '=', memberId);
  // Two questions: what both ask at once no index answers.
  const accounts = await own
    .where('purpose', '<>', 'hold')
    .unionAll(own.where('purpose', '=', 'hold').where('balance', '>', 0n))
    .orderBy('purpose')
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
    ${correct}`;
}
