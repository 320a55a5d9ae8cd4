import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { VerifyScreenQuery } from './__generated__/VerifyScreenQuery.graphql.ts';
import { useIsOnline } from '../../ui/useIsOnline.ts';
import { verifierAddress } from './verifierAddress.ts';
import styles from './VerifyScreen.module.css';

/** How the round came about that the address names. What recomputes it is a page of the games, which once there needs no server. */
export function VerifyScreen() {
  const { t, i18n } = useTranslation('verify');
  const { roundVerifier, site } = useRouteQuery<VerifyScreenQuery>(graphql`
    query VerifyScreenQuery @raw_response_type {
      ...Shell_query
      roundVerifier
      site {
        brandName
      }
    }
  `);
  const [parameters] = useSearchParams();
  const isOnline = useIsOnline();
  // What is open stays open; browsers keep nothing for a frame of another site, so none is opened without a connection.
  const [mayFrame, setMayFrame] = useState(isOnline);
  if (isOnline && !mayFrame) setMayFrame(true);
  const url = roundVerifier && verifierAddress(roundVerifier, parameters.get('round'), i18n.language);
  return (
    <>
      <title>{t('title', { brand: site.brandName })}</title>
      <h1 className="visually-hidden">{t('heading')}</h1>
      {url && !mayFrame ? (
        <EmptyState
          title={t('offline.title')}
          text={t('offline.text')}
          action={
            <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'primary' })}>
              {t('offline.open')}
            </a>
          }
        />
      ) : url ? (
        <iframe
          key={url}
          src={url}
          title={t('heading')}
          className={styles['frame']}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      )}
    </>
  );
}
