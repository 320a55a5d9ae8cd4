import { html } from 'hono/html';
import type { Markup } from '../app/deskLayout.ts';
import type { Visit } from '../app/visit.ts';
import { input } from '../form/typedFields.ts';
import { membersPath } from './memberLinks.ts';

/** The field by which members, and what they quote the numbers of, are looked up. */
export const memberSearch = ({ write }: Visit, typed = ''): Markup =>
  html`<form class="row" action="${membersPath}">
    ${input(write('members.name'), 'name', 'required maxlength="64" autocomplete="off"', typed)}
    <button>${write('members.find')}</button>
  </form>`;
