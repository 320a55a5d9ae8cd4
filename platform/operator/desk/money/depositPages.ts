import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Texts } from '../../../core/text/texts.ts';
import { methodName } from '../../../money/deposit/depositAnswer.ts';
import {
  type Decision,
  DepositUnknown,
  MoreThanReceived,
  type DepositDesk,
  type PaymentNotice,
} from '../../../money/deposit/depositDesk.ts';
import { DepositClosed } from '../../../money/deposit/deposits.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { oldestOnly } from '../app/oldestOnly.ts';
import { amountOf } from '../form/amountOf.ts';
import { deskForm } from '../form/deskForm.ts';
import { reasonInput, reasonOf } from '../form/reasonInput.ts';
import { typedInput } from '../form/typedFields.ts';
import type { Markup } from '../app/deskLayout.ts';
import { memberLinks } from '../members/memberLinks.ts';
import { recordLink } from '../records/deskRecord.ts';
import { table } from '../table.ts';
import { writeAge } from './writeAge.ts';

export interface DepositPageParts extends PlatformParts {
  readonly depositDesk: DepositDesk;
  readonly texts: Texts;
}

const home = '/operator/deposits';
const maxShown = 50;

const told = async (deciding: Promise<void>): Promise<string> => {
  await deciding.catch((error: unknown) => {
    if (error instanceof DepositUnknown) throw new DeskRefusal('notFound');
    if (error instanceof MoreThanReceived) throw new DeskRefusal('moreThanReceived', 'amount');
    throw error instanceof DepositClosed ? new DeskRefusal('decided') : error;
  });
  return home;
};

/** Deposits that something is wrong with, and payments that nobody knows the deposit of, the oldest first. */
export function depositPages(desk: Desk, parts: DepositPageParts): void {
  const { clock, depositDesk, texts } = parts;

  const tellings = ({ money, time, write }: Visit, notices: readonly PaymentNotice[]): Markup =>
    notices.length === 0
      ? html`${write('deposits.nothingTold')}`
      : html`<ul>
          ${notices.map(
            ({ amount, currency, received_at: at, status }) =>
              html`<li>${write(`deposits.tellings.${status}`)}: ${money(amount, currency)}<br /><small>${time(at)}</small></li>`,
          )}
        </ul>`;
  const age = ({ language, time }: Visit, at: bigint): Markup =>
    html`${writeAge(clock.now() - Number(at), language)}<br /><small>${time(at)}</small>`;

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { language, money, time, write } = visit;
    const { deposits, strays } = await depositDesk.toMatch(maxShown + 1);
    const { linkOf, nameOf } = await memberLinks(
      parts,
      deposits.map((deposit) => deposit.member_id),
    );
    type Deed = 'credit' | 'refuse' | 'return' | 'match' | 'dismiss';
    const decide = (path: string, of: string, deed: Deed, fields?: (form: Visit) => Markup) =>
      deskForm(visit, {
        action: `${home}/${path}/${deed}`,
        submit: write(`deposits.${deed}`),
        of,
        fields: (form) => html`${fields?.(form) ?? ''}${reasonInput(form)}`,
        look: fields === undefined ? 'plain' : 'row',
      });
    // Left empty: what is credited is what somebody saw, not what was asked for.
    const amountInput = (form: Visit) =>
      typedInput(form, write('deposits.credited'), 'amount', 'inputmode="decimal" required maxlength="20" autocomplete="off"');
    const depositInput = (form: Visit) =>
      typedInput(form, write('deposits.deposit'), 'deposit', 'required maxlength="36" autocomplete="off"');
    return {
      title: write('deposits.title'),
      body: html`<p>${write('deposits.lead')}</p>
        <h2>${write('deposits.toMatch')}</h2>
        ${table({
          label: write('deposits.toMatch'),
          heads: [write('waits'), write('member'), write('deposits.asked'), write('deposits.told'), write('decision')],
          rows: deposits.slice(0, maxShown).map((row) => {
            const asked = money(row.amount, row.currency);
            const of = `${nameOf(row.member_id)} · ${asked} · ${time(row.created_at)}`;
            return [
              age(visit, row.created_at),
              linkOf(row.member_id),
              html`${asked}${row.fee > 0n ? html`<br /><small>${write('deposits.fee', { fee: money(row.fee, row.currency) })}</small>` : ''}<br />
                ${methodName(texts, language, row.method_id)}<br />${recordLink(row.id)}`,
              tellings(visit, row.notices),
              html`${decide(row.id, of, 'credit', amountInput)} ${decide(row.id, of, 'refuse')} ${decide(row.id, of, 'return')}`,
            ];
          }),
          empty: write('none'),
        })}
        ${oldestOnly(visit, deposits, maxShown)}
        <h2>${write('deposits.strays')}</h2>
        ${strays.length === 0 ? '' : html`<p>${write('deposits.how')}</p>`}
        ${table({
          label: write('deposits.strays'),
          heads: [write('waits'), write('amount'), write('deposits.payment'), write('deposits.reference'), write('decision')],
          rows: strays.slice(0, maxShown).map((row) => {
            const paid = money(row.amount, row.currency);
            const [path, of] = [`payments/${row.id}`, `${paid} · ${row.payment_id}`];
            return [
              age(visit, row.received_at),
              paid,
              html`<code>${row.payment_id}</code>`,
              html`<code>${row.reference}</code>`,
              html`${decide(path, of, 'match', depositInput)} ${decide(path, of, 'dismiss')}`,
            ];
          }),
          empty: write('none'),
        })}
        ${oldestOnly(visit, strays, maxShown)}`,
    };
  };
  desk.page(home, 'decidePayments', list, { title: 'deposits.title', waiting: () => depositDesk.waiting() });

  const idOf = ({ context }: Visit): string => context.req.param('id') ?? '';
  const decisionOf = (visit: Visit): Decision => ({ by: visit.session.operatorId, reason: reasonOf(visit) });
  const decision = (path: string, action: string, decide: (visit: Visit) => Promise<void>): void =>
    desk.deed(`${home}/${path}`, 'decidePayments', action, async (visit) => told(decide(visit)), list);
  decision(':id/credit', 'creditDeposit', (visit) => depositDesk.credit(idOf(visit), { ...decisionOf(visit), amount: amountOf(visit) }));
  decision(':id/refuse', 'refuseDeposit', (visit) => depositDesk.refuse(idOf(visit), { ...decisionOf(visit), isReturned: false }));
  decision(':id/return', 'returnDeposit', (visit) => depositDesk.refuse(idOf(visit), { ...decisionOf(visit), isReturned: true }));
  decision('payments/:id/match', 'matchPayment', (visit) => depositDesk.match(idOf(visit), visit.field('deposit'), decisionOf(visit)));
  decision('payments/:id/dismiss', 'dismissPayment', (visit) => depositDesk.dismiss(idOf(visit), decisionOf(visit)));
}
