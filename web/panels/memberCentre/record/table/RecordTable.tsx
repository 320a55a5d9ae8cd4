import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

/** A column of a record; `place` says where it stands on a card: its heading, beside that, below it, or among the figures. */
export interface RecordColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly place: 'heading' | 'mark' | 'note' | 'figure';
  readonly show: (row: Row) => ReactNode;
  /** On a card its title stands before it, as it does with figures. */
  readonly isTitled?: true;
  /** Of the whole filter. */
  readonly total?: ReactNode;
}

export interface RecordTableProps<Row> {
  /** Names the table. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  /** Heads the sums at the end; without it there are none. */
  totals?: string;
}

/**
 * A table where there is room, cards where there is not, from the same markup in the same order. The roles are written out because a table
 * that is laid out otherwise loses them in some browsers.
 */
export function RecordTable<Row extends { readonly id: string }>({ caption, columns, rows, totals }: RecordTableProps<Row>) {
  const [heading, ...others] = columns;
  if (!heading) return null;
  // The first columns that have no sum are what the sums are headed by.
  const headed = others.findIndex(({ total }) => total !== undefined);
  return (
    <div className={styles['frame']}>
      <table role="table" className={styles['table']} aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, place }) => (
              <th key={key} role="columnheader" scope="col" data-place={place}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              <th role="rowheader" scope="row" data-place={heading.place}>
                {heading.show(row)}
              </th>
              {others.map(({ key, title, place, show, isTitled }) => (
                <td key={key} role="cell" data-place={place} data-label={place === 'figure' || isTitled ? title : undefined}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals !== undefined && (
          <tfoot role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row" colSpan={headed + 1}>
                {totals}
              </th>
              {others.slice(headed).map(({ key, title, place, total }) => (
                <td key={key} role="cell" data-place={place} data-label={place === 'figure' && total !== undefined ? title : undefined}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
