import { html, raw } from 'hono/html';
import { parseAmount } from '../../core/ledger/amount.ts';
import { formToken, type Markup } from './deskLayout.ts';
import { DeskRefusal, type Visit } from './deskApp.ts';

interface FormGiven {
  readonly action: string;
  readonly submit: string;
  readonly fields?: Markup | readonly Markup[];
  /** A button that stands back; `row` puts fields and button side by side. */
  readonly look?: 'plain' | 'row';
}

/** A form of the session that it is shown in. */
export const deskForm = ({ session }: Visit, { action, submit, fields = [], look }: FormGiven): Markup =>
  html`<form method="post" action="${action}" class="${look === 'row' ? 'row' : ''}">
    ${formToken(session)} ${fields}
    <button class="${look === 'plain' ? 'plain' : ''}">${submit}</button>
  </form>`;

export const input = (label: string, name: string, attributes = '', value = ''): Markup =>
  html`<label>${label} <input name="${name}" value="${value}" ${raw(attributes)} /></label>`;

export const longestReason = 500;

/** Why something is done: everything that touches a member or money asks for it. */
export const reasonInput = ({ write }: Visit): Markup => input(write('reason'), 'reason', `required maxlength="${longestReason}"`);

/** Throws `DeskRefusal` where no reason was given. */
export function reasonOf({ field }: Visit): string {
  const reason = field('reason');
  if (reason === '' || reason.length > longestReason) throw new DeskRefusal('reason');
  return reason;
}

/** Ten-thousandths: what is beyond it is a slip of the keyboard. */
const mostAmount = 1_000_000_000_0000n;

/** The amount that was typed, in ten-thousandths. Throws `DeskRefusal` where it is none. */
export function amountOf({ field }: Visit): bigint {
  try {
    const amount = parseAmount(field('amount'));
    if (amount > 0n && amount <= mostAmount) return amount;
  } catch {
    // Said below.
  }
  throw new DeskRefusal('amount');
}
