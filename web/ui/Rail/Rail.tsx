import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Rail.module.css';
import { useShelf } from './useShelf.ts';

export interface RailProps {
  title: string;
  /** Beside the title: where the rest of it is. */
  more?: ReactNode;
  /** List items. */
  children: ReactNode;
  /** Two rows of pictures, or one row of cards. */
  rows?: 1 | 2;
}

/** A shelf that is wider than the screen: swiped, scrolled, or moved by its two buttons. */
export function Rail({ title, more, children, rows = 1 }: RailProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const { list, edges, move } = useShelf(Children.count(children));
  return (
    <section aria-labelledby={id} className={styles['rail']}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {more}
        {(edges.before || edges.after) && (
          <div className={styles['buttons']}>
            <IconButton label={t('rail.back')} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={t('rail.on')} onClick={() => move(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      <ul ref={list} className={styles['shelf']} data-rows={rows} data-overflows={edges.after || undefined}>
        {children}
      </ul>
    </section>
  );
}
