import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Money } from '../../../ui/Money/Money.tsx';
import type { PageProps } from '../PageProps.ts';
import { HouseClock } from '../record/HouseClock.tsx';
import { RecordSums } from '../record/table/RecordSums.tsx';
import { PageHead } from '../PageHead.tsx';
import pageStyles from '../record/RecordPage.module.css';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { BonusList } from './BonusList.tsx';
import type { BonusDetailsPageQuery } from './__generated__/BonusDetailsPageQuery.graphql.ts';

/** Every gift of the house and every movement of bonus money, with what has to be done for it. */
export function BonusDetailsPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('bonusDetails');
  const timeZone = useTimeZone();
  const { viewer } = useLazyLoadQuery<BonusDetailsPageQuery>(
    graphql`
      query BonusDetailsPageQuery @raw_response_type {
        viewer {
          id
          bonusRecords(first: 20) {
            bonusBalance {
              amount
              symbol
            }
          }
          ...BonusList_member
        }
      }
    `,
    {},
    { fetchKey },
  );
  if (!viewer) return null;
  return (
    <div className={pageStyles['page']}>
      <PageHead title={t('title')} />
      <HouseClock />
      {viewer.bonusRecords && (
        <RecordSums
          label={t('sums')}
          sums={[{ key: 'bonus', title: t('bonusBalance'), value: <Money value={viewer.bonusRecords.bonusBalance} /> }]}
        />
      )}
      <BonusList member={viewer} timeZone={timeZone} />
    </div>
  );
}
