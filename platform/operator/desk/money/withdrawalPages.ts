import { html } from 'hono/html';
import { CallRefusal } from '../../../core/http/handler.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Texts } from '../../../core/text/texts.ts';
import { bankName } from '../../../money/payoutAccount/bankName.ts';
import { maskedHolder, maskedNumber } from '../../../money/payoutAccount/payeeRules.ts';
import type { PayoutAccounts } from '../../../money/payoutAccount/payoutAccounts.ts';
import type { Withdrawal } from '../../../money/withdrawal/takeStep.ts';
import { doubts } from '../../../money/withdrawal/withdrawalRules.ts';
import type { WaitingStatus, Withdrawals } from '../../../money/withdrawal/withdrawals.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { oldestOnly } from '../app/oldestOnly.ts';
import { deskForm } from '../form/deskForm.ts';
import { reasonInput, reasonOf } from '../form/reasonInput.ts';
import type { Markup } from '../app/deskLayout.ts';
import { memberLinks } from '../members/memberLinks.ts';
import { recordLink } from '../records/deskRecord.ts';
import { table } from '../table.ts';
import { writeAge } from './writeAge.ts';

export interface WithdrawalPageParts extends PlatformParts {
  readonly payoutAccounts: PayoutAccounts;
  readonly texts: Texts;
  readonly withdrawals: Withdrawals;
}

const home = '/operator/withdrawals';
const maxShown = 50;

const told = async (deciding: Promise<void>): Promise<string> => {
  await deciding.catch((error: unknown) => {
    if (!(error instanceof CallRefusal)) throw error;
    throw new DeskRefusal(error.code === 'withdrawal_gone' ? 'notFound' : 'decided');
  });
  return home;
};

/**
 * Withdrawals that wait for somebody of the house, the oldest first: those that the rules let nobody have at once, those that no provider pays, and
 * those that did not arrive.
 */
export function withdrawalPages(desk: Desk, { clock, db, payoutAccounts, texts, withdrawals }: WithdrawalPageParts): void {
  const listed = async (visit: Visit, status: WaitingStatus, deeds: (id: string, of: string) => Markup): Promise<Markup> => {
    const { language, money, time, write } = visit;
    const waiting = await withdrawals.waiting(status, maxShown + 1);
    const rows = waiting.slice(0, maxShown);
    const ids = rows.map((row) => row.member_id);
    const { linkOf, nameOf } = await memberLinks({ db }, ids);
    const locked = new Set(
      (ids.length === 0
        ? []
        : await db.selectFrom('member').select('id').where('id', 'in', ids).where('locked_at', 'is not', null).execute()
      ).map(({ id }) => id),
    );
    // Whoever is to pay one has to know whom; nobody else does.
    const isPaidHere = status === 'APPROVED';
    const payeeOf = async (accountId: string): Promise<Markup> => {
      const account = await payoutAccounts.byId(accountId);
      return account === undefined
        ? html`–`
        : html`${bankName(texts, account.bankCode, language)}<br />
            <bdi>${isPaidHere ? account.holderName : maskedHolder(account.holderName)}</bdi><br />
            <bdi>${isPaidHere ? account.accountNumber : maskedNumber(account.accountNumber)}</bdi>`;
    };
    const doubtsOf = (row: Withdrawal): Markup => {
      const found = row.doubts.split(',');
      const said = doubts.filter((doubt) => found.includes(doubt)).map((doubt) => html`<li>${write(`withdrawals.doubts.${doubt}`)}</li>`);
      // Said as it is now: without a word, one that no provider was asked to pay would be paid by hand.
      if (locked.has(row.member_id)) said.unshift(html`<li>${write('withdrawals.locked')}</li>`);
      return said.length === 0
        ? html`–`
        : html`<ul>
            ${said}
          </ul>`;
    };
    return html`<h2>${write(`withdrawals.statuses.${status}`)}</h2>
      ${isPaidHere && rows.length > 0 ? html`<p>${write('withdrawals.byHand')}</p>` : ''}
      ${table({
        label: write(`withdrawals.statuses.${status}`),
        heads: [
          write('waits'),
          write('member'),
          write('amount'),
          write('withdrawals.payee'),
          write('withdrawals.rules'),
          write('decision'),
        ],
        numbers: [2],
        rows: await Promise.all(
          rows.map(async (row) => [
            html`${writeAge(clock.now() - Number(row.created_at), language)}<br /><small
                >${time(row.created_at)}<br />${recordLink(row.id)}</small
              >`,
            linkOf(row.member_id),
            html`${money(row.amount, row.currency)}${row.fee > 0n ? html`<br /><small>${write('withdrawals.fee', { fee: money(row.fee, row.currency) })}</small>` : ''}`,
            await payeeOf(row.payout_account_id),
            doubtsOf(row),
            deeds(row.id, `${nameOf(row.member_id)} · ${money(row.amount, row.currency)} · ${time(row.created_at)}`),
          ]),
        ),
        empty: write('none'),
      })}
      ${oldestOnly(visit, waiting, maxShown)}`;
  };

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { write } = visit;
    type Deed = 'reject' | 'paid' | 'notPaid' | 'force' | 'return';
    const withReason = (id: string, of: string, deed: Deed, look: 'plain' | 'row' = 'row') =>
      deskForm(visit, { action: `${home}/${id}/${deed}`, submit: write(`withdrawals.${deed}`), of, fields: reasonInput, look });
    return {
      title: write('withdrawals.title'),
      body: html`<p>${write('withdrawals.lead')}</p>
        ${await listed(
          visit,
          'PENDING',
          (id, of) =>
            html`${deskForm(visit, { action: `${home}/${id}/approve`, submit: write('withdrawals.approve'), of })}
            ${withReason(id, of, 'reject', 'plain')}`,
        )}
        ${await listed(visit, 'APPROVED', (id, of) => html`${withReason(id, of, 'paid')} ${withReason(id, of, 'notPaid', 'plain')}`)}
        ${await listed(visit, 'DISPUTED', (id, of) => html`${withReason(id, of, 'return')} ${withReason(id, of, 'force', 'plain')}`)}`,
    };
  };
  desk.page(home, 'decidePayments', list, { title: 'withdrawals.title', waiting: () => withdrawals.countWaiting() });

  const idOf = ({ context }: Visit): string => context.req.param('id') ?? '';
  const decisionOf = (visit: Visit) => ({ by: visit.session.name, reason: reasonOf(visit) });
  const decision = (deed: string, action: string, decide: (visit: Visit) => Promise<void>): void =>
    desk.deed(`${home}/:id/${deed}`, 'decidePayments', action, async (visit) => told(decide(visit)), list);
  decision('approve', 'approveWithdrawal', (visit) => withdrawals.approve(idOf(visit), { by: visit.session.name }));
  decision('reject', 'rejectWithdrawal', (visit) => withdrawals.reject(idOf(visit), decisionOf(visit)));
  decision('paid', 'payWithdrawalByHand', (visit) => withdrawals.paidByHand(idOf(visit), decisionOf(visit)));
  decision('notPaid', 'failWithdrawal', (visit) => withdrawals.notPaid(idOf(visit), decisionOf(visit)));
  decision('force', 'forceReceipt', (visit) => withdrawals.forceReceipt(idOf(visit), decisionOf(visit)));
  decision('return', 'returnWithdrawal', (visit) => withdrawals.returnMoney(idOf(visit), decisionOf(visit)));
}
