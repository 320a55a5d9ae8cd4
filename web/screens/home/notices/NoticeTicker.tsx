import { Megaphone, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { Notice } from './Notice.ts';
import styles from './NoticeTicker.module.css';
import { useAnnouncementHref } from './useAnnouncementHref.ts';

/** Milliseconds that a line stands: long enough to be read twice. */
const lineTime = 6_000;

/** Lines of the house, one after the other; each leads to what it is about. It stands still under the pointer, in focus, and when it is told to. */
export function NoticeTicker({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('notices');
  const hrefOf = useAnnouncementHref();
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const moves = notices.length > 1 && !isPaused && !isPointedAt && !isFocused;

  // What leaves while the page is out of sight is not told of.
  useEffect(() => {
    const letGo = () => setPointedAt(false);
    document.addEventListener('visibilitychange', letGo);
    return () => document.removeEventListener('visibilitychange', letGo);
  }, []);

  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((before) => before + 1);
    }, lineTime);
    return () => clearInterval(timer);
  }, [moves]);

  const notice = notices[turn % notices.length];
  if (!notice) return null;
  const Icon = isPaused ? Play : Pause;
  return (
    <section aria-label={t('label')} className={styles['ticker']}>
      <Megaphone aria-hidden="true" size={18} />
      {/* Around the link, which goes with its line, and takes what holds that along. */}
      <div
        className={styles['lines']}
        // A finger holds nothing, and the focus that its tap leaves behind neither: it would stay for good.
        onPointerEnter={({ pointerType }) => setPointedAt(pointerType !== 'touch')}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
      >
        <Link key={notice.id} to={hrefOf(notice.id)} preventScrollReset className={styles['line']}>
          <span className={styles['text']}>{notice.title}</span>
        </Link>
      </div>
      {notices.length > 1 && (
        <IconButton label={t(isPaused ? 'play' : 'pause')} onClick={() => setPaused(!isPaused)}>
          <Icon aria-hidden="true" size={16} />
        </IconButton>
      )}
    </section>
  );
}
