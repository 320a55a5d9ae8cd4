import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import { type Corrections, NeedsSecondOperator, NothingToReverse, NotOpen } from '../../correction/corrections.ts';
import type { Correction } from '../../correction/correctionTables.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { oldestOnly } from '../app/oldestOnly.ts';
import { amountOf } from '../form/amountOf.ts';
import { deskForm, idInput, idOfForm } from '../form/deskForm.ts';
import { reasonInput, reasonOf } from '../form/reasonInput.ts';
import { typedChoices, typedInput } from '../form/typedFields.ts';
import { memberLinks } from '../members/memberLinks.ts';
import { recordLink } from '../records/deskRecord.ts';
import { table } from '../table.ts';

export interface CorrectionPageParts extends PlatformParts {
  readonly corrections: Corrections;
}

const home = '/operator/corrections';
/** Where a correction of a member is proposed. */
export const correctionPath = (memberId: string): string => `${home}?member=${memberId}`;
const maxShown = 100;

const told = async <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (error instanceof NeedsSecondOperator) throw new DeskRefusal('needsSecondOperator');
    if (error instanceof NotOpen) throw new DeskRefusal('changed');
    throw error instanceof NothingToReverse ? new DeskRefusal('nothingToReverse', 'transaction') : error;
  });

/** What is put right by hand: one proposes it, another decides. */
export function correctionPages(desk: Desk, parts: CorrectionPageParts): void {
  const { corrections, db } = parts;
  const proposalForm = (visit: Visit, memberId: string, account: string) => {
    const { write } = visit;
    return html`<h2>${write('corrections.propose')}: <bdi>${account}</bdi></h2>
      <section class="card">
        ${deskForm(visit, {
          action: home,
          submit: write('corrections.send'),
          fields: (form) =>
            html`${idInput(form, parts)}<input type="hidden" name="member" value="${memberId}" /> ${typedChoices(
                form,
                write('corrections.kind'),
                'kind',
                {
                  type: 'radio',
                  values: ['credit', 'debit', 'reversal'] as const,
                  textOf: (kind) => write(`corrections.kinds.${kind}`),
                  isChosen: (kind) => form.sent('kind') === kind,
                },
              )}
              ${typedInput(form, write('corrections.amount'), 'amount', 'inputmode="decimal" maxlength="20" autocomplete="off"')}
              ${typedInput(form, write('corrections.transaction'), 'transaction', 'maxlength="36" autocomplete="off"')} ${reasonInput(form)}`,
        })}
      </section>`;
  };

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { context, money, session, time, write } = visit;
    const { open, decided } = await corrections.list(maxShown + 1);
    const rows = [...open.slice(0, maxShown), ...decided.slice(0, maxShown)];
    const ids = rows.map((row) => row.member_id);
    const { linkOf, nameOf } = await memberLinks({ db }, ids);
    const owners = ids.length === 0 ? [] : await db.selectFrom('member').select(['id', 'currency']).where('id', 'in', ids).execute();
    const currencies = new Map(owners.map(({ id, currency }) => [id, currency]));
    const names = new Map((await db.selectFrom('operator').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]));
    const operatorOf = (id: string) => names.get(id) ?? id;
    const wanted = visit.sent('member') ?? context.req.query('member');
    const member =
      wanted === undefined
        ? undefined
        : await db.selectFrom('member').select(['id', 'username']).where('id', '=', wanted).executeTakeFirst();
    const amountOfRow = (row: Correction) => (row.amount === null ? undefined : money(row.amount, currencies.get(row.member_id) ?? ''));
    const decide = (row: Correction) => {
      const { id, kind, member_id: memberId, proposed_at: at, proposed_by: by, status } = row;
      if (status !== 'PROPOSED') return write(`corrections.statuses.${status}`);
      if (by === session.operatorId || !session.may.has('approveCorrections')) return write('corrections.waits');
      const of = [nameOf(memberId), write(`corrections.kinds.${kind}`), amountOfRow(row), time(at)].filter(Boolean).join(' · ');
      return html`${deskForm(visit, { action: `${home}/${id}/approve`, submit: write('corrections.approve'), of })}
      ${deskForm(visit, { action: `${home}/${id}/reject`, submit: write('corrections.reject'), of, look: 'plain' })}`;
    };
    return {
      title: write('corrections.title'),
      body: html`<p>${write('corrections.lead')}</p>
        ${table({
          label: write('corrections.title'),
          heads: [
            write('when'),
            write('member'),
            write('what'),
            write('amount'),
            write('reason'),
            write('corrections.by'),
            write('decision'),
          ],
          rows: rows.map((row) => [
            time(row.proposed_at),
            linkOf(row.member_id),
            write(`corrections.kinds.${row.kind}`),
            amountOfRow(row) ?? (row.reversed_id === null ? '–' : recordLink(row.reversed_id)),
            row.reason,
            html`${operatorOf(row.proposed_by)}${row.decided_by === null ? '' : html` → ${operatorOf(row.decided_by)}`}`,
            decide(row),
          ]),
          empty: write('corrections.none'),
        })}
        ${oldestOnly(visit, open, maxShown)}
        ${member ? proposalForm(visit, member.id, member.username) : html`<p class="soft">${write('corrections.how')}</p>`}`,
    };
  };
  desk.page(home, 'proposeCorrections', list, { title: 'corrections.title', waiting: () => corrections.waiting() });

  const propose = async (visit: Visit): Promise<string> => {
    const { field, session } = visit;
    const [kind, memberId] = [field('kind'), field('member')];
    const common = { id: idOfForm(visit, parts), memberId, reason: reasonOf(visit), by: session.operatorId };
    const member = await db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst();
    if (!member) throw new DeskRefusal('notFound');
    if (kind === 'credit' || kind === 'debit') await told(corrections.propose({ ...common, kind, amount: amountOf(visit) }));
    else if (kind === 'reversal') await told(corrections.propose({ ...common, kind, transactionId: field('transaction') }));
    else throw new DeskRefusal('incomplete', 'kind');
    return home;
  };
  desk.deed(home, 'proposeCorrections', 'proposeCorrection', propose, list);
  for (const deed of ['approve', 'reject'] as const) {
    const decide = async ({ context, session }: Visit): Promise<string> => {
      await told(corrections[deed](context.req.param('id') ?? '', session.operatorId));
      return home;
    };
    desk.deed(`${home}/:id/${deed}`, 'approveCorrections', `${deed}Correction`, decide, list);
  }
}
