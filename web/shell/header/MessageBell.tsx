import { Bell } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { useUnreadMessages } from '../../session/useUnreadMessages.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import styles from './MessageBell.module.css';

/** More than this is many. */
const maxShown = 99;

/** The way to what was written to the member, with how much of it is not read. */
export function MessageBell({ memberId }: { memberId: string }) {
  const { t } = useTranslation('shell');
  const { open } = usePanel();
  const unread = useUnreadMessages(memberId);
  return (
    <span className={styles['bell']}>
      <IconButton label={t('header.messages', { count: unread })} onClick={() => open('messageV2')}>
        <Bell aria-hidden="true" />
      </IconButton>
      {unread > 0 && (
        <span aria-hidden="true" className={styles['count']}>
          {unread > maxShown ? `${maxShown}+` : unread}
        </span>
      )}
    </span>
  );
}
