import { html } from 'hono/html';
import type { Markup } from './app/deskLayout.ts';

type Cell = Markup | string | number | bigint;

/** A table whose rows stand below each other, each cell beside its head, where the screen is narrow — said by roles, as browsers forget them then; `empty` is said where it has no rows. */
export function table(given: {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly empty: string;
  /** Columns of numbers, from 0. */
  readonly numbers?: readonly number[];
}): Markup {
  const { label, heads, rows, empty, numbers = [] } = given;
  if (rows.length === 0) return html`<p class="soft">${empty}</p>`;
  const className = (column: number): string => (numbers.includes(column) ? 'number' : '');
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          ${heads.map((head, column) => html`<th role="columnheader" scope="col" class="${className(column)}">${head}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (row) =>
            html`<tr role="row">
              ${row.map((cell, column) => html`<td role="cell" class="${className(column)}" data-head="${heads[column] ?? ''}">${String(cell) === cell ? cell : typeof cell === 'object' ? cell : String(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
