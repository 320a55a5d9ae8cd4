import { MessagesSquare } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useDialogs } from '../overlays/dialogs.tsx';
import { TrueAccountDialog } from '../overlays/TrueAccountDialog.tsx';
import { useViewer } from '../session/useViewer.ts';
import { chatMenuColour } from './chatColours.ts';
import { type Unread, useChatRoom } from './chatRoom.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import { unreadChat } from './unreadChat.ts';

export interface ChatEntryProps {
  /** Whether there is room for its sign alone. */
  isNarrow: boolean;
  className: string | undefined;
  textClassName: string | undefined;
}

/**
 * The way into the chat room, for whoever is signed in and no agent; a trial account is told that it needs a real one, and can open it from here. Its parts are
 * laid out by the menu that it stands in.
 */
export function ChatEntry({ isNarrow, className, textClassName }: ChatEntryProps) {
  const { t } = useTranslation('chat');
  const environment = useRelayEnvironment();
  const viewer = useViewer();
  const { view, unreadOf, open, setUnread } = useChatRoom();
  const dialogs = useDialogs();
  const [isRefused, setRefused] = useState(false);
  const member = viewer?.kind === 'PLAYER' && !viewer.mustChangePassword ? viewer.id : undefined;
  // The page in an open window counts by itself.
  const note = useEffectEvent((unread: Unread) => {
    if (view === 'closed') setUnread(unread);
  });

  useEffect(() => {
    if (member === undefined) return;
    let isGone = false;
    queueMicrotask(() => {
      if (!isGone) void unreadChat(environment).then((count) => !isGone && note({ memberId: member, count }));
    });
    return () => {
      isGone = true;
    };
  }, [environment, member]);

  if (viewer?.kind !== 'DEMO' && member === undefined) return null;
  const dismiss = () => setRefused(false);
  const register = () => {
    dismiss();
    dialogs.open('register', { onComplete: open });
  };
  return (
    <>
      <button
        type="button"
        title={t('title')}
        className={className}
        data-narrow={isNarrow || undefined}
        data-leads-away={member === undefined ? undefined : ''}
        onClick={member === undefined ? () => setRefused(true) : open}
      >
        <MessagesSquare aria-hidden="true" size={20} color={chatMenuColour} />
        <span className={textClassName}>{t('title')}</span>
        <UnreadBadge count={unreadOf(member)} />
      </button>
      {isRefused && (
        <Suspense>
          <TrueAccountDialog text={t('in_need_true_account.text')} onRegister={register} onClose={dismiss} />
        </Suspense>
      )}
    </>
  );
}
