import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Rail.module.css';

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
  const shelf = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const list = shelf.current;
    if (!list) return;
    const observer = new ResizeObserver(() => setOverflows(list.scrollWidth > list.clientWidth + 1));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const move = (direction: 1 | -1) => {
    const list = shelf.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <section aria-labelledby={id} className={styles['rail']}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {more}
        {overflows && (
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
      <ul ref={shelf} className={styles['shelf']} data-rows={rows} data-overflows={overflows || undefined}>
        {children}
      </ul>
    </section>
  );
}
