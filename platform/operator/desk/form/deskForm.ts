import { html, raw } from 'hono/html';
import { newId } from '../../../core/newId.ts';
import { formToken, type Markup } from '../app/deskLayout.ts';
import type { Visit } from '../app/visit.ts';

interface FormGiven {
  readonly action: string;
  readonly submit: string;
  /** Which row it is for, where each has the same form: whoever goes from field to field, or from button to button, is told. */
  readonly of?: string;
  /** What it asks for; the visit is as this form sees it. */
  readonly fields?: (visit: Visit) => Markup;
  /** A button that stands back; `row` puts fields and button side by side, and so does `danger`, whose button warns. */
  readonly look?: 'plain' | 'row' | 'danger';
}

/** As a form of the page sees the visit: what was sent to another one, and why that was not taken, is not there. */
const visitOfForm = (visit: Visit, { action, submit, of }: FormGiven): Visit => {
  const its = of === undefined ? visit : { ...visit, formOf: `${submit}: ${of}` };
  if (visit.context.req.path === action) return its;
  const { refusal: _, ...rest } = its;
  return { ...rest, field: () => '', sent: () => undefined, fields: () => [] };
};

/** A form of the session that it is shown in. */
export const deskForm = (visit: Visit, given: FormGiven): Markup => {
  const { action, submit, of, fields, look } = given;
  return html`<form method="post" action="${action}" class="${look === 'row' || look === 'danger' ? 'row' : ''}">
    ${formToken(visit.session)} ${fields?.(visitOfForm(visit, given)) ?? ''}
    <button class="${look === 'plain' || look === 'danger' ? look : ''}" ${of === undefined ? '' : html`aria-label="${submit}: ${of}"`}>
      ${submit}
    </button>
  </form>`;
};

/** A form that is shown once its summary is pressed, or where it was refused. */
export const foldedForm = (visit: Visit, summary: string, given: FormGiven): Markup =>
  html`<details ${raw(visitOfForm(visit, given).refusal ? 'open' : '')}>
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
