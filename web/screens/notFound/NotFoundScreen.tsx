import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { NotFoundScreenQuery } from './__generated__/NotFoundScreenQuery.graphql.ts';
import styles from './NotFoundScreen.module.css';

/** An address that leads nowhere, with the way home. */
export function NotFoundScreen() {
  const { t } = useTranslation('status');
  return (
    <>
      <title>{t('notFound.title')}</title>
      <h1 className={styles['heading']}>{t('notFound.title')}</h1>
      <EmptyState
        title={t('notFound.lead')}
        text={t('notFound.text')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('notFound.home')}
          </Link>
        }
      />
      <Suspense>
        <ReleaseQuery />
      </Suspense>
    </>
  );
}

/** The words need no data; the shell's query still has one owner, which releases it when this screen leaves. */
function ReleaseQuery() {
  useRouteQuery<NotFoundScreenQuery>(graphql`
    query NotFoundScreenQuery @preloadable @raw_response_type {
      ...Shell_query
    }
  `);
  return null;
}
