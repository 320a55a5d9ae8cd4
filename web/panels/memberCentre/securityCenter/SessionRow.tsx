import { MonitorSmartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { deviceOf } from './deviceOf.ts';
import styles from './SessionList.module.css';
import type { SessionRow_session$key } from './__generated__/SessionRow_session.graphql.ts';

export interface SessionRowProps {
  session: SessionRow_session$key;
  isBusy: boolean;
  onEnd: () => void;
}

/** One browser: what it is, where it is, and when it was last used. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('security');
  const timeZone = useTimeZone();
  const { address, browser, openedAt, lastSeenAt, current } = useFragment(
    graphql`
      fragment SessionRow_session on MemberSession {
        address
        browser
        openedAt
        lastSeenAt
        current
      }
    `,
    session,
  );
  const device = deviceOf(browser);
  const name =
    device.browser && device.system ? t('sessions.device', device) : device.browser || device.system || t('sessions.unknownDevice');
  return (
    <li className={styles['row']}>
      <MonitorSmartphone aria-hidden="true" size={22} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['device']}>
          {name}
          {current && <span className={styles['current']}>{t('sessions.current')}</span>}
        </p>
        <p className={styles['detail']}>
          {t('sessions.opened')} <time dateTime={openedAt}>{formatStamp(openedAt, timeZone)}</time>
          {address !== '' && ` ${t('from', { address })}`}
        </p>
        <p className={styles['detail']}>
          {t('sessions.seen')} <time dateTime={lastSeenAt}>{formatStamp(lastSeenAt, timeZone)}</time>
        </p>
      </div>
      {!current && (
        <Button size="small" isBusy={isBusy} aria-label={t('sessions.endOf', { device: name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
