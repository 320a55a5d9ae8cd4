import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../../chunks/loadChunk.ts';
import { formatAmount } from '../../../../i18n/formatMoney.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Notice } from '../../../../ui/Notice/Notice.tsx';
import type { DayRange } from '../range/days.ts';
import styles from './ExportButton.module.css';
import type { ExportPage } from './exportPages.ts';

export interface ExportButtonProps {
  /** What the file is of, in its name: `bets`. */
  name: string;
  range: DayRange | undefined;
  /** Tells one filter from another: what came of a file is said beside the list that it is of, and beside no other. */
  filterKey: string;
  heads: readonly string[];
  /** Rows that there are to write. */
  total: number;
  read: (after: string | null) => Promise<ExportPage>;
}

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'writing'; readonly rows: number }
  | { readonly is: 'lost'; readonly of: string }
  | { readonly is: 'done'; readonly of: string; readonly rows: number };

/** Writes the whole filter into a CSV file, whatever part of it is shown; tells how far it is, and can be stopped. */
export function ExportButton({ name, range, filterKey, heads, total, read }: ExportButtonProps) {
  const { t, i18n } = useTranslation('record');
  const [state, setState] = useState<State>({ is: 'idle' });
  const stop = useRef<AbortController>(null);
  // A page that is left writes no further.
  useEffect(() => () => stop.current?.abort(), []);

  const write = async () => {
    const abort = new AbortController();
    stop.current = abort;
    setState({ is: 'writing', rows: 0 });
    // What writes files is asked for with the first one.
    const [{ openDownload }, { exportPages }] = await Promise.all([
      loadChunk(() => import('./openDownload.ts')),
      loadChunk(() => import('./exportPages.ts')),
    ]);
    const file = await openDownload();
    try {
      const rows = await exportPages(file, {
        heads,
        read,
        onRows: (count) => setState({ is: 'writing', rows: count }),
        signal: abort.signal,
      });
      await file.save(`${name}${range ? `-${range.from}-${range.to}` : ''}.csv`);
      setState({ is: 'done', of: filterKey, rows });
    } catch {
      await file.drop();
      setState(abort.signal.aborted ? { is: 'idle' } : { is: 'lost', of: filterKey });
    }
  };
  const start = () => void write().catch(() => setState({ is: 'lost', of: filterKey }));
  const number = (count: number) => formatAmount(String(count), i18n.language);

  if (state.is === 'writing')
    return (
      <div tabIndex={-1} className={styles['writing']}>
        <label className={styles['progress']}>
          <span role="status">{t('export.writing', { rows: number(state.rows), total: number(Math.max(total, state.rows)) })}</span>
          <progress value={state.rows} max={Math.max(total, state.rows, 1)} />
        </label>
        <Button onClick={() => stop.current?.abort()}>{t('export.cancel')}</Button>
      </div>
    );
  const isOfList = state.is !== 'idle' && state.of === filterKey;
  return (
    <div tabIndex={-1} className={styles['export']}>
      <Button icon={<Download aria-hidden="true" size={18} />} disabled={total === 0} onClick={start}>
        {t('export.start')}
      </Button>
      {isOfList && state.is === 'done' && <Notice tone="gain">{t('export.done', { rows: number(state.rows) })}</Notice>}
      {isOfList && state.is === 'lost' && <Notice tone="danger">{t('export.lost')}</Notice>}
    </div>
  );
}
