import { html, raw } from 'hono/html';
import { parseAmount } from '../../core/ledger/amount.ts';
import { newId } from '../../core/newId.ts';
import { formToken, type Markup } from './deskLayout.ts';
import { DeskRefusal, type Visit } from './deskApp.ts';

interface FormGiven {
  readonly action: string;
  readonly submit: string;
  /** What it asks for; the visit is as this form sees it. */
  readonly fields?: (visit: Visit) => Markup;
  /** A button that stands back; `row` puts fields and button side by side, and so does `danger`, whose button warns. */
  readonly look?: 'plain' | 'row' | 'danger';
}

/** As a form of the page sees the visit: what was sent to another one, and why that was not taken, is not there. */
const visitOfForm = (visit: Visit, action: string): Visit => {
  if (visit.context.req.path === action) return visit;
  const { refusal: _, ...rest } = visit;
  return { ...rest, field: () => '', sent: () => undefined, fields: () => [] };
};

/** A form of the session that it is shown in. */
export const deskForm = (visit: Visit, { action, submit, fields, look }: FormGiven): Markup =>
  html`<form method="post" action="${action}" class="${look === 'row' || look === 'danger' ? 'row' : ''}">
    ${formToken(visit.session)} ${fields?.(visitOfForm(visit, action)) ?? ''}
    <button class="${look === 'plain' || look === 'danger' ? look : ''}">${submit}</button>
  </form>`;

/** A form that is shown once its summary is pressed, or where it was refused. */
export const foldedForm = (visit: Visit, summary: string, given: FormGiven): Markup =>
  html`<details ${raw(visitOfForm(visit, given.action).refusal ? 'open' : '')}>
    <summary>${summary}</summary>
    ${deskForm(visit, given)}
  </details>`;

/** Names what a form makes. It is drawn with the form, so that one that is sent twice makes nothing more. */
export const idInput = ({ sent }: Visit, parts: Parameters<typeof newId>[0]): Markup =>
  html`<input type="hidden" name="id" value="${sent('id') ?? newId(parts)}" />`;

/** The name that came with the form; a new one where none did. */
export const idOfForm = ({ sent }: Visit, parts: Parameters<typeof newId>[0]): string => {
  const id = sent('id') ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : newId(parts);
};

export const input = (label: string, name: string, attributes = '', value = ''): Markup =>
  html`<label>${label} <input name="${name}" value="${value}" ${raw(attributes)} /></label>`;

/** Joins a field with why it was not taken. */
const wrongId = 'wrong';
const isWrong = ({ refusal }: Visit, name: string): boolean => refusal?.field === name;
/** Of a field that was not taken: the cursor is put there. */
const wrongMark = (visit: Visit, name: string): string =>
  isWrong(visit, name) ? `aria-invalid="true" aria-describedby="${wrongId}" autofocus` : '';
const whyWrong = (visit: Visit, name: string): Markup | '' =>
  visit.refusal && isWrong(visit, name)
    ? html`<p id="${wrongId}" class="wrong">${visit.write(`problems.${visit.refusal.problem}`)}</p>`
    : '';

/** A field that shows again what was sent in it, and why that was not taken; else what is `kept`. */
export const typedInput = (visit: Visit, label: string, name: string, attributes = '', kept = ''): Markup =>
  html`${input(label, name, `${attributes} ${wrongMark(visit, name)}`, visit.sent(name) ?? kept)}${whyWrong(visit, name)}`;

/** The same of several lines. */
export const typedArea = (visit: Visit, label: string, name: string, longest: number): Markup =>
  html`<label
      >${label}
      <textarea name="${name}" required maxlength="${longest}" ${raw(wrongMark(visit, name))}>${visit.sent(name) ?? ''}</textarea></label
    >${whyWrong(visit, name)}`;

/** The same of one of several; without `kept`, a browser takes the first. */
export const typedSelect = <Value extends string>(
  { sent }: Visit,
  label: string,
  name: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
  kept?: string,
): Markup =>
  html`<label
    >${label}
    <select name="${name}">
      ${values.map((value) => html`<option value="${value}" ${raw(value === (sent(name) ?? kept) ? 'selected' : '')}>${textOf(value)}</option>`)}
    </select></label
  >`;

/** Values to choose from, one of them or any number. */
interface Choices<Value extends string> {
  readonly type: 'radio' | 'checkbox';
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => Markup | string;
  readonly isChosen: (value: Value) => boolean;
}

/** A group of choices, and why what was chosen of them was not taken. */
export const typedChoices = <Value extends string>(
  visit: Visit,
  legend: string,
  name: string,
  { type, values, textOf, isChosen }: Choices<Value>,
): Markup => {
  // The cursor goes to the first alone.
  const mark = (index: number) => (isWrong(visit, name) ? `aria-invalid="true"${index === 0 ? ' autofocus' : ''}` : '');
  return html`<fieldset ${raw(isWrong(visit, name) ? `aria-describedby="${wrongId}"` : '')}>
      <legend>${legend}</legend>
      ${values.map(
        (value, index) =>
          html`<label class="choice"
            ><input
              type="${type}"
              name="${name}"
              value="${value}"
              ${raw(type === 'radio' ? 'required' : '')}
              ${raw(isChosen(value) ? 'checked' : '')}
              ${raw(mark(index))}
            />
            ${textOf(value)}</label
          >`,
      )}
    </fieldset>
    ${whyWrong(visit, name)}`;
};

export const longestReason = 500;

/** Why something is done: everything that touches a member or money asks for it. Where a page asks for several, each says what for. */
export const reasonInput = (visit: Visit, label = visit.write('reason')): Markup =>
  typedInput(visit, label, 'reason', `required maxlength="${longestReason}"`);

/** Throws `DeskRefusal` where no reason was given. */
export function reasonOf({ field }: Visit): string {
  const reason = field('reason');
  if (reason === '' || reason.length > longestReason) throw new DeskRefusal('reason', 'reason');
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
  throw new DeskRefusal('amount', 'amount');
}
