import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Money } from '../../../ui/Money/Money.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { PageProps } from '../PageProps.ts';
import { DepositForm } from './DepositForm.tsx';
import styles from './DepositPage.module.css';
import type { DepositPageQuery } from './__generated__/DepositPageQuery.graphql.ts';

/** Paying in play money. */
export function DepositPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('deposit');
  const { viewer } = useLazyLoadQuery<DepositPageQuery>(
    graphql`
      query DepositPageQuery {
        viewer {
          id
          balance {
            amount
            currency
            symbol
          }
          depositMethods @required(action: THROW) {
            id
          }
          ...DepositForm_member
        }
      }
    `,
    {},
    { fetchKey },
  );
  if (!viewer) return null;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{t('title')}</h3>
        {viewer.balance && (
          <p className={styles['balance']}>
            {t('balance')} <Money value={viewer.balance} />
          </p>
        )}
      </div>
      <Notice tone="plain">{t('intro')}</Notice>
      {viewer.depositMethods.length > 0 ? <DepositForm member={viewer} /> : <EmptyState title={t('none')} />}
    </div>
  );
}
