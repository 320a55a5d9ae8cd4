import { html } from 'hono/html';
import type { Markup } from './deskLayout.ts';
import type { Visit } from './visit.ts';

/** What is said below a list that was `found` beyond the `most` that are shown, of which the newest are left out. */
export const oldestOnly = ({ write }: Pick<Visit, 'write'>, found: readonly unknown[], most: number): Markup | '' =>
  found.length > most ? html`<p class="soft">${write('oldestOnly', { count: String(most) })}</p>` : '';
