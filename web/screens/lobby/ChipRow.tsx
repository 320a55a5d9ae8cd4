import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import { useShelf } from '../../ui/Rail/useShelf.ts';
import styles from './ChipRow.module.css';

export interface ChipRowProps {
  label: string;
  /** The one that is chosen is brought into sight whenever this changes. */
  chosen: string;
  /** List items. */
  children: ReactNode;
}

/** Chips in one row: swiped, or moved by the arrows that stand where it fades out. */
export function ChipRow({ label, chosen, children }: ChipRowProps) {
  const { t } = useTranslation('common');
  const { list, edges, move } = useShelf(Children.count(children));

  useEffect(
    () =>
      // Measured once it has been laid out anyway.
      afterPaint(() => {
        const chip = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
        const row = list.current;
        // Sideways alone: the page stays where it is.
        if (chip && row) row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 });
      }),
    [chosen, list],
  );

  return (
    <div className={styles['row']}>
      <ul
        ref={list}
        aria-label={label}
        className={styles['chips']}
        data-before={edges.before || undefined}
        data-after={edges.after || undefined}
      >
        {children}
      </ul>
      {/* Beside the keyboard's way, which goes from chip to chip. */}
      {edges.before && (
        <button type="button" tabIndex={-1} aria-label={t('rail.back')} className={styles['back']} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" size={20} />
        </button>
      )}
      {edges.after && (
        <button type="button" tabIndex={-1} aria-label={t('rail.on')} className={styles['on']} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" size={20} />
        </button>
      )}
    </div>
  );
}
