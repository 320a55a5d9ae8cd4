import { html, raw } from 'hono/html';
import type { Markup } from '../app/deskLayout.ts';
import type { Visit } from '../app/visit.ts';

export const input = (label: string, name: string, attributes = '', value = '', fullName: Markup | '' = ''): Markup =>
  html`<label>${label} <input name="${name}" value="${value}" ${fullName} ${raw(attributes)} /></label>`;

/** Where every row has a field of that label, whose it is stands behind. */
const fullName = ({ formOf }: Visit, label: string): Markup | '' => (formOf === undefined ? '' : html`aria-label="${label} · ${formOf}"`);

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
  html`${input(label, name, `${attributes} ${wrongMark(visit, name)}`, visit.sent(name) ?? kept, fullName(visit, label))}${whyWrong(visit, name)}`;

/** The same of several lines. */
export const typedArea = (visit: Visit, label: string, name: string, longest: number): Markup => {
  const attributes = html`${fullName(visit, label)} required maxlength="${longest}" ${raw(wrongMark(visit, name))}`;
  return html`<label>${label} <textarea name="${name}" ${attributes}>${visit.sent(name) ?? ''}</textarea></label>${whyWrong(visit, name)}`;
};

interface Options<Value extends string> {
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  /** Chosen where nothing was sent; left out, a browser takes the first. */
  readonly kept?: string | undefined;
}

/** The same of one of several. */
export const typedSelect = <Value extends string>(
  { sent }: Visit,
  label: string,
  name: string,
  { values, textOf, kept }: Options<Value>,
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
  return html`<fieldset ${fullName(visit, legend)} ${raw(isWrong(visit, name) ? `aria-describedby="${wrongId}"` : '')}>
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
