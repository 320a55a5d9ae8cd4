import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLazyLoadQuery } from '../../../relay/useLazyLoadQuery.ts';
import { verifyAddress } from '../../../shell/verifyAddress.ts';
import { Detail, Details } from '../../../ui/Details/Details.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { buttonClass } from '../../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { BetDetailQuery } from './__generated__/BetDetailQuery.graphql.ts';
import styles from './BetDetail.module.css';
import { betColumns } from './betColumns.tsx';

export interface BetDetailProps {
  id: string;
  timeZone: string;
  onClose: () => void;
}

/** One bet by its address: what came of it, and the way to how that came about. */
export function BetDetail(props: BetDetailProps) {
  return (
    <SectionBoundary>
      <Suspense fallback={<Skeleton height="380px" />}>
        <AskedBet {...props} />
      </Suspense>
    </SectionBoundary>
  );
}

function AskedBet({ id, timeZone, onClose }: BetDetailProps) {
  const { t } = useTranslation(['betRecord', 'shell']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { viewer } = useLazyLoadQuery<BetDetailQuery>(
    graphql`
      query BetDetailQuery($id: ID!) @raw_response_type {
        viewer {
          id
          bet(id: $id) {
            id
            reference
            gameName
            category
            vendorName
            placedAt
            status
            roundId
            stake {
              amount
              symbol
            }
            win {
              amount
              symbol
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-or-network' },
  );
  useEffect(() => heading.current?.focus(), []);
  const bet = viewer?.bet;
  const back = (
    <Button icon={<ArrowLeft aria-hidden="true" size={18} />} onClick={onClose}>
      {t('detail.back')}
    </Button>
  );
  if (!bet) return <EmptyState title={t('detail.none')} action={back} />;
  const [, ...figures] = betColumns({ t, timeZone });
  const rows = [
    ...figures.map(({ key, title, show }) => ({ key, title, value: show(bet) })),
    { key: 'category', title: t('columns.category'), value: t(`shell:category.${bet.category}`) },
    { key: 'vendor', title: t('columns.vendor'), value: bet.vendorName },
    // A round has a number of its own, which stands below.
    ...(bet.roundId ? [] : [{ key: 'id', title: t('columns.id'), value: bet.reference }]),
  ];
  return (
    <div className={styles['bet']}>
      <div>{back}</div>
      <h3 ref={heading} tabIndex={-1} className={styles['title']}>
        {bet.gameName}
      </h3>
      <Details>
        {rows.map(({ key, title, value }) => (
          <Detail key={key} label={title}>
            {value}
          </Detail>
        ))}
      </Details>
      <section className={styles['round']}>
        <h4>{t('detail.how')}</h4>
        <p>{t(bet.roundId ? 'detail.drawn' : 'detail.notDrawn')}</p>
        {bet.roundId && (
          <>
            <p className={styles['number']}>{t('detail.round', { id: bet.roundId })}</p>
            <Link to={verifyAddress(bet.roundId)} className={buttonClass({ variant: 'primary' })}>
              {t('detail.verify')}
            </Link>
          </>
        )}
      </section>
    </div>
  );
}
