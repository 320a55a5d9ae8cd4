import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Suspense } from 'react';
import { usePlayPause } from '../../../session/usePlayPause.ts';
import { useViewer } from '../../../session/useViewer.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useIdempotencyKeys } from '../../../relay/useIdempotencyKeys.ts';
import { lazyPart } from '../../../chunks/lazyChunk.ts';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import type { PageProps } from '../PageProps.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositList } from './DepositList.tsx';
import { PageHead } from '../PageHead.tsx';
import styles from './DepositPage.module.css';
import { useDepositPlace } from './useDepositPlace.ts';
import { useRefreshDeposits } from './useRefreshDeposits.ts';
import type { DepositPageQuery } from './__generated__/DepositPageQuery.graphql.ts';

// Comes with the page, not after it: it stands above everything else.
const LimitsPrompt = lazyPart(async () => (await loadChunk(() => import('../limits/LimitsPrompt.tsx'))).LimitsPrompt);

/** Paying in, and what has become of what was paid in. */
export function DepositPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('deposit');
  const { viewer } = useLazyLoadQuery<DepositPageQuery>(
    graphql`
      query DepositPageQuery @raw_response_type {
        viewer {
          id
          balance {
            amount
            currency
            symbol
          }
          playProtection {
            prompt
          }
          depositMethods @required(action: THROW) {
            id
          }
          # The first page of the list.
          deposits(first: 10) {
            edges {
              node {
                status
              }
            }
          }
          ...DepositForm_member
          ...DepositList_member
        }
      }
    `,
    {},
    { fetchKey },
  );
  const isPaused = usePlayPause(useViewer()) !== null;
  const { depositId, wish, show, begin } = useDepositPlace();
  const refresh = useRefreshDeposits();
  // Of the page, not of its form: a deposit whose answer was lost is the same after another was looked at.
  const keys = useIdempotencyKeys();
  if (!viewer) return null;
  const prompt = viewer.playProtection?.prompt ?? 'NONE';
  const hasPaidIn = viewer.deposits?.edges.some(({ node }) => node.status === 'PAID') ?? false;
  return (
    <div className={styles['page']}>
      {/* Not above a deposit that is being paid, or its receipt. */}
      {depositId === null && !isPaused && prompt !== 'NONE' && <LimitsPrompt prompt={prompt} hasPaidIn={hasPaidIn} />}
      <PageHead title={t('title')} sum={{ label: t('balance'), value: viewer.balance }} />
      <Notice tone="plain">{t('intro')}</Notice>
      {depositId === null ? (
        <>
          {isPaused ? null : viewer.depositMethods.length > 0 ? (
            <DepositForm member={viewer} wish={wish} keys={keys} onShow={show} onMade={refresh} />
          ) : (
            <EmptyState title={t('none')} />
          )}
          <DepositList member={viewer} onShow={show} />
        </>
      ) : (
        <SectionBoundary>
          <Suspense fallback={<Skeleton height="380px" />}>
            <DepositDetail
              key={depositId}
              id={depositId}
              onBegin={(next) => {
                begin(next);
                refresh();
              }}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}
