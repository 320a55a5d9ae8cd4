import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { LoyaltyPage } from '../loyalty/LoyaltyPage.tsx';
import type { PageProps } from '../PageProps.ts';
import type { PlayerRankPageQuery } from './__generated__/PlayerRankPageQuery.graphql.ts';
import styles from './PlayerRankPage.module.css';

/** The label that the operator gave the member, where it gave one. */
export function PlayerRankPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('loyalty');
  const { viewer } = useLazyLoadQuery<PlayerRankPageQuery>(
    graphql`
      query PlayerRankPageQuery @raw_response_type {
        viewer {
          id
          label
        }
      }
    `,
    {},
    { fetchKey },
  );
  if (!viewer) return null;
  return (
    <LoyaltyPage of="rank">
      {viewer.label && (
        <dl className={styles['rank']}>
          <dt>{t('rank.yours')}</dt>
          <dd>{viewer.label}</dd>
        </dl>
      )}
    </LoyaltyPage>
  );
}
