import { Megaphone, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
  const link = useRef<HTMLAnchorElement>(null);
  const moves = notices.length > 1 && !isPaused && !isPointedAt;

  // What leaves while the page is out of sight is not told of.
  useEffect(() => {
    const letGo = () => setPointedAt(false);
    document.addEventListener('visibilitychange', letGo);
    return () => document.removeEventListener('visibilitychange', letGo);
  }, []);

  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => {
      // Looked for, not heard of: nothing tells of a focus that a dialog gives back as it goes. One that a press has left holds nothing.
      const isHeld = document.hidden || link.current?.matches(':focus-visible');
      if (!isHeld) setTurn((before) => before + 1);
    }, lineTime);
    return () => clearInterval(timer);
  }, [moves]);

  const notice = notices[turn % notices.length];
  if (!notice) return null;
  const Icon = isPaused ? Play : Pause;
  return (
    <section aria-label={t('label')} className={styles['ticker']}>
      <Megaphone aria-hidden="true" size={18} />
      <Link
        // The same for every line: what it leads to gives the focus back to it, however many have stood here meanwhile.
        ref={link}
        to={hrefOf(notice.id)}
        preventScrollReset
        className={styles['line']}
        // A finger holds nothing: it is not told of once it has gone.
        onPointerEnter={({ pointerType }) => setPointedAt(pointerType !== 'touch')}
        onPointerLeave={() => setPointedAt(false)}
      >
        <span key={notice.id} className={styles['text']}>
          {notice.title}
        </span>
      </Link>
      {notices.length > 1 && (
        <IconButton label={t(isPaused ? 'play' : 'pause')} onClick={() => setPaused(!isPaused)}>
          <Icon aria-hidden="true" size={16} />
        </IconButton>
      )}
    </section>
  );
}
