import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLoggedOut } from '../../../session/useLoggedOut.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { MessageDialog } from '../../../ui/MessageDialog/MessageDialog.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { SessionRow } from './SessionRow.tsx';
import styles from './SessionList.module.css';
import { useEndSessions } from './useEndSessions.ts';
import type { SessionList_member$key } from './__generated__/SessionList_member.graphql.ts';

export interface SessionListProps {
  member: SessionList_member$key;
  /** Asks where the member is signed in now. */
  onChanged: () => void;
}

/** Where the member is signed in, and the ways out: of one browser, of all others, and of every one. */
export function SessionList({ member, onChanged }: SessionListProps) {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const toast = useToast();
  const { forget, tell } = useLoggedOut();
  const alone = useAlone();
  const { endOne, endAll, isBusy } = useEndSessions();
  const [isAsked, setAsked] = useState(false);
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_member on Member {
        sessions {
          id
          current
          ...SessionRow_session
        }
      }
    `,
    member,
  );

  const settle = (end: () => Promise<boolean>, onEnded: () => void) =>
    void alone(async () => {
      const isEnded = await end().catch(() => false);
      if (isEnded) onEnded();
      else toast(t('fault'), 'bad');
    });
  const leave = () => {
    setAsked(false);
    // Home first, and drawn: a panel that is still there would ask the guest to log in.
    void Promise.resolve(navigate('/', { flushSync: true })).then(() => {
      forget();
      tell();
    });
  };

  return (
    <section className={styles['sessions']} aria-label={t('sessions.title')}>
      <h4 className={styles['title']}>{t('sessions.title')}</h4>
      {sessions ? (
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => settle(() => endOne(session.id), onChanged)} />
          ))}
        </ul>
      ) : (
        <Notice tone="danger">{t('notKnown')}</Notice>
      )}
      <div className={styles['actions']}>
        {sessions?.some(({ current }) => !current) && (
          <Button isBusy={isBusy} onClick={() => settle(() => endAll(true), onChanged)}>
            {t('sessions.endOthers')}
          </Button>
        )}
        <Button onClick={() => setAsked(true)}>{t('sessions.endAll')}</Button>
      </div>
      {isAsked && (
        <MessageDialog
          title={t('sessions.ask')}
          cancel={{ label: t('sessions.cancel'), onPress: () => setAsked(false) }}
          confirm={{ label: t('sessions.endAll'), isBusy, onPress: () => settle(() => endAll(false), leave) }}
          onClose={() => setAsked(false)}
        >
          <p>{t('sessions.askText')}</p>
        </MessageDialog>
      )}
    </section>
  );
}
