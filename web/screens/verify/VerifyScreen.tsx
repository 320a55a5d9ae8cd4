import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { VerifyScreenQuery } from './__generated__/VerifyScreenQuery.graphql.ts';
import { shownTheme } from '../../ui/shownTheme.ts';
import { useIsOnline } from '../../ui/useIsOnline.ts';
import { useKeptVerifier } from './useKeptVerifier.ts';
import { keptVerifierAddress, verifierAddress } from './verifierAddress.ts';
import { VerifierFrame } from './VerifierFrame.tsx';

/** How the round came about that the address names. What recomputes it is a page of the games, which needs no server once the browser has it. */
export function VerifyScreen() {
  const { t, i18n } = useTranslation('verify');
  const { roundVerifier, site } = useRouteQuery<VerifyScreenQuery>(graphql`
    query VerifyScreenQuery @preloadable @raw_response_type {
      ...Shell_query
      roundVerifier
      site {
        brandName
      }
    }
  `);
  const [parameters] = useSearchParams();
  const isOnline = useIsOnline();
  // What is open stays open. Without a connection it is the one that this site's own worker has kept: browsers keep nothing for a frame of another site.
  const [mayFrame, setMayFrame] = useState(isOnline);
  if (isOnline && !mayFrame) setMayFrame(true);
  const isKept = useKeptVerifier(roundVerifier, mayFrame);
  const round = parameters.get('round');
  // Told by message from then on: a new address would load the frame anew, and what was typed there would be gone.
  const [theme] = useState(shownTheme);
  const url = roundVerifier && verifierAddress(roundVerifier, round, i18n.language, theme);
  const shown = url && (mayFrame ? url : isKept ? keptVerifierAddress(round, i18n.language, theme) : null);
  return (
    <>
      <title>{t('title', { brand: site.brandName })}</title>
      <h1 className="visually-hidden">{t('heading')}</h1>
      {shown ? (
        <VerifierFrame key={shown} src={shown} title={t('heading')} />
      ) : !url ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : isKept === false ? (
        <EmptyState title={t('offline.title')} text={t('offline.text')} />
      ) : null}
    </>
  );
}
