import { ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useWideScreen } from '../../../shell/useWideScreen.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { Notice } from './Notice.ts';
import styles from './PopupNotices.module.css';
import { popupsSeen } from './popupsSeen.ts';
import { useAnnouncementHref } from './useAnnouncementHref.ts';

/** What the house holds for important, in a corner: it takes neither the focus nor the page, and comes once a visit. On a phone one line says that it is there. */
export function PopupNotices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('notices');
  const hrefOf = useAnnouncementHref();
  const isWide = useWideScreen();
  const [isOpen, setOpen] = useState(() => popupsSeen.mayShow(new Date()));
  useEffect(() => {
    if (isOpen) popupsSeen.remember();
  }, [isOpen]);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!card.current) return;
    const { style } = document.documentElement;
    // What the keyboard comes to stands clear of it, as of the bars.
    const sizes = new ResizeObserver(([entry]) => style.setProperty('--popup-block-size', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
    sizes.observe(card.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--popup-block-size');
    };
  }, [isOpen]);
  if (!isOpen) return null;
  const close = () => {
    setOpen(false);
    // The button goes with its card: the focus is not left to nobody.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  const notToday = () => {
    popupsSeen.notOn(new Date());
    close();
  };
  return (
    <aside ref={card} aria-label={t('popup.label')} className={styles['card']} data-off-paper>
      <details open={isWide}>
        <summary className={styles['head']}>
          <h2>{t('popup.title')}</h2>
          <ChevronUp aria-hidden="true" />
        </summary>
        <ul>
          {notices.map(({ id, title }) => (
            <li key={id}>
              <Link to={hrefOf(id)} preventScrollReset className={styles['line']} onClick={() => setOpen(false)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles['actions']}>
          <Button size="small" variant="quiet" onClick={notToday}>
            {t('popup.notToday')}
          </Button>
        </div>
      </details>
      <span className={styles['close']}>
        <IconButton label={t('popup.close')} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </aside>
  );
}
