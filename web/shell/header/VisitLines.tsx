import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { siteTime } from '../../relay/siteTime.ts';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { Money } from '../../ui/Money/Money.tsx';
import type { VisitLinesQuery } from './__generated__/VisitLinesQuery.graphql.ts';
import styles from './VisitLines.module.css';

/** How long the session lasts, and what it has come to: as games show it, outside of them. */
export function VisitLines() {
  const { t } = useTranslation('visit');
  const { viewer } = useLazyLoadQuery<VisitLinesQuery>(
    graphql`
      query VisitLinesQuery @raw_response_type {
        viewer {
          id
          visit {
            since
            net {
              amount
              symbol
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const visit = viewer?.visit;
  return visit ? (
    <dl className={styles['visit']}>
      <dt>{t('time')}</dt>
      <dd>
        <Elapsed since={Date.parse(visit.since)} />
      </dd>
      <dt>{t('net')}</dt>
      <dd>
        <Money value={visit.net} sign />
      </dd>
    </dl>
  ) : null;
}

/** Hours, minutes and seconds since then. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(siteTime.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(siteTime.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  // The clock of the machine may be somewhat behind that of the operator.
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
