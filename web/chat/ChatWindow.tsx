import { Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useViewer } from '../session/useViewer.ts';
import { Button } from '../ui/Button/Button.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { chatHeaderColour } from './chatColours.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { useChatRoom } from './chatRoom.ts';
import styles from './ChatWindow.module.css';
import { UnreadBadge } from './UnreadBadge.tsx';
import { useChatAddress } from './useChatAddress.ts';

/** The room in a window of the page's own, above it and beside its bars: no dialog, so that the site goes on below. It closes with the session of who has opened it. */
export function ChatWindow() {
  const { t } = useTranslation('chat');
  const viewer = useViewer();
  const { view, unreadOf, open, minimise, close, setUnread } = useChatRoom();
  const [isLarge, setLarge] = useState(false);
  const [address, again] = useChatAddress();
  const here = useRef<HTMLElement>(null);
  const isMinimised = view === 'minimised';
  // Another member's page is not to show what this one was let into, nor what was begun there.
  const [opener] = useState(viewer?.id);
  const mayStay = viewer?.kind === 'PLAYER' && viewer.id === opener;
  const leave = useEffectEvent(() => {
    if (opener !== undefined) setUnread({ memberId: opener, count: 0 });
    close();
  });

  const onUnread = useCallback((count: number) => opener !== undefined && setUnread({ memberId: opener, count }), [opener, setUnread]);
  useEffect(() => {
    if (!mayStay) leave();
  }, [mayStay]);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isMinimised) minimise();
  });
  useEffect(() => {
    const window = here.current;
    if (!window) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    // The button that makes it small stands in the large head and vanishes with it, and the other way round.
    const letGo = keepFocus(window, { last: () => window, mayRest: true });
    return () => {
      letGo();
      window.removeEventListener('keydown', listen);
    };
  }, []);

  // By the menu, too: the window is the last of the page, and whoever calls for it goes by the keyboard, or hears it.
  useEffect(() => {
    if (!isMinimised) here.current?.focus();
  }, [isMinimised]);

  return (
    <section
      ref={here}
      tabIndex={-1}
      aria-label={t('title')}
      className={styles['window']}
      data-off-paper
      data-view={isMinimised ? 'minimised' : isLarge ? 'large' : 'open'}
    >
      <div className={styles['head']} style={{ background: chatHeaderColour }}>
        {isMinimised ? (
          <button type="button" className={styles['restore']} onClick={open}>
            {t('title')} <UnreadBadge count={unreadOf(opener)} />
          </button>
        ) : (
          <>
            <h2 className={styles['title']}>{t('title')}</h2>
            <IconButton label={t('minimise')} onClick={minimise}>
              <Minus aria-hidden="true" size={20} />
            </IconButton>
            <IconButton label={t(isLarge ? 'shrink' : 'enlarge')} onClick={() => setLarge(!isLarge)}>
              {isLarge ? <Minimize2 aria-hidden="true" size={18} /> : <Maximize2 aria-hidden="true" size={18} />}
            </IconButton>
          </>
        )}
        <IconButton label={t('close')} onClick={close}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <div className={styles['body']} hidden={isMinimised}>
        {address.state === 'there' && <ChatFrame url={address.url} isMinimised={isMinimised} onUnread={onUnread} onOver={again} />}
        {address.state === 'asking' && (
          <p role="status" className={styles['notice']}>
            {t('opening')}
          </p>
        )}
        {address.state === 'failed' && (
          <div role="alert" className={styles['notice']}>
            <p>{address.problem || t('failed')}</p>
            <Button size="small" onClick={again}>
              {t('again')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
