import { Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Link, Navigate } from 'react-router-dom';
import { LoginWays } from '../../dialogs/login/LoginWays.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useDialogs } from '../../shell/dialogs.tsx';
import { useViewer } from '../../shell/useViewer.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import styles from './LoginScreen.module.css';
import type { LoginScreenQuery } from './__generated__/LoginScreenQuery.graphql.ts';

/** The login as a page: what a site without open doors shows first. Home afterwards. */
export function LoginScreen() {
  const { t } = useTranslation('login');
  useRouteQuery<LoginScreenQuery>(graphql`
    query LoginScreenQuery {
      ...Shell_query
    }
  `);
  return (
    <div className={styles['screen']}>
      <title>{t('title')}</title>
      <SectionBoundary fallback={() => null}>
        <Suspense>
          <LeaveMember />
        </Suspense>
      </SectionBoundary>
      <section className={styles['card']}>
        <h1 className={styles['title']}>{t('title')}</h1>
        <LoginWays />
        <p className={styles['aside']}>
          <Trans t={t} i18nKey="toRegister" components={{ action: <Link to="/register" /> }} />
        </p>
      </section>
    </div>
  );
}

/** Who is signed in already has nothing to do here; a password that has to be changed first is asked for above it. */
function LeaveMember() {
  const viewer = useViewer();
  const { current } = useDialogs();
  return viewer && !viewer.mustChangePassword && !current ? <Navigate to="/" replace /> : null;
}
