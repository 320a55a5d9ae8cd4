import { type ReactNode, createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useNavigation } from 'react-router-dom';
import { formatTime } from '../../i18n/formatTime.ts';
import type { OfflineAnswers } from '../../relay/offlineAnswers.ts';
import { connectionNoticeId } from '../../ui/Button/connectionNoticeId.ts';
import { useAskAgain } from '../../relay/useAskAgain.ts';
import { useIsOnline } from '../../ui/useIsOnline.ts';
import { useWhenOnline } from '../../ui/useWhenOnline.ts';
import styles from './ConnectionNotice.module.css';

/** Milliseconds after which a screen that has not come is called slow. */
const slowAfter = 8_000;

const OfflineAnswersContext = createContext<OfflineAnswers | undefined>(undefined);

export function OfflineAnswersProvider({ offlineAnswers, children }: { offlineAnswers: OfflineAnswers | undefined; children: ReactNode }) {
  return <OfflineAnswersContext value={offlineAnswers}>{children}</OfflineAnswersContext>;
}

const nothing = () => () => undefined;

/** Says that there is no connection, from when what is shown then is, and that a screen takes its time. It stands there empty, so that it is read out. */
export function ConnectionNotice() {
  const { t, i18n } = useTranslation('status');
  const isOnline = useIsOnline();
  const isSlow = useIsSlow();
  const kept = use(OfflineAnswersContext);
  const from = useSyncExternalStore(kept?.subscribe ?? nothing, () => kept?.shownFrom() ?? null);
  const askAgain = useAskAgain();
  // What was kept would else stay on screen, and be called so, until somebody goes elsewhere.
  useWhenOnline(() => {
    if (from !== null) void askAgain();
  });
  const words =
    from !== null
      ? t('connection.from', { time: formatTime(new Date(from).toISOString(), i18n.language) })
      : !isOnline
        ? t('connection.offline')
        : isSlow
          ? t('connection.slow')
          : null;
  return (
    <div id={connectionNoticeId} role="status" className={styles['notice']}>
      {words !== null && <p>{words}</p>}
    </div>
  );
}

function useIsSlow(): boolean {
  const isWaiting = useNavigation().state !== 'idle';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
