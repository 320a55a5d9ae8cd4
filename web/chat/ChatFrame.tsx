import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useFrameTheme } from '../ui/useFrameTheme.ts';
import styles from './ChatWindow.module.css';
import { readChatMessage } from './readChatMessage.ts';

export interface ChatFrameProps {
  url: string;
  isMinimised: boolean;
  onUnread: (count: number) => void;
  /** The room shows its page to this member no more. */
  onOver: () => void;
}

/** The room's page, from its own origin, in a sandbox. `allow-same-origin` gives it its own origin's answers and nothing of this site's. */
export function ChatFrame({ url, isMinimised, onUnread, onOver }: ChatFrameProps) {
  const { t } = useTranslation('chat');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readChatMessage(event, url, frame.current?.contentWindow ?? null);
      if (message?.type === 'chat:unread') onUnread(message.count);
      if (message?.type === 'chat:over') onOver();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, onUnread, onOver]);

  const isLoaded = useRef(false);
  // Not before its load: until then the frame holds an empty page of another origin.
  const tellView = useEffectEvent(() => {
    if (!isLoaded.current) return;
    frame.current?.contentWindow?.postMessage({ type: 'chat:view', minimised: isMinimised }, new URL(url).origin);
  });
  useEffect(() => tellView(), [isMinimised]);
  useEffect(() => {
    const listen = () => {
      isLoaded.current = true;
      tellView();
    };
    const loading = frame.current;
    loading?.addEventListener('load', listen);
    return () => loading?.removeEventListener('load', listen);
  }, []);
  useFrameTheme(frame);
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('title')}
      className={styles['frame']}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      allow=""
    />
  );
}
