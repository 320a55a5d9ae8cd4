import { Trans } from 'react-i18next';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import { LoginWays } from '../../dialogs/login/LoginWays.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useOpenDialog } from '../../overlays/dialogs.tsx';
import { panelSearch } from '../../overlays/usePanel.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { RedirectAfterLogin } from './RedirectAfterLogin.tsx';
import styles from './LoginScreen.module.css';
import type { LoginScreenQuery } from './__generated__/LoginScreenQuery.graphql.ts';

/** The login as a page: what a site without open doors shows first. Home afterwards, and at once for who is signed in. */
export function LoginScreen() {
  const { t } = useTranslation('login');
  const { site } = useRouteQuery<LoginScreenQuery>(graphql`
    query LoginScreenQuery @preloadable @raw_response_type {
      site {
        brandName
      }
      ...Shell_query @arguments(hasMenus: false)
    }
  `);
  const { search } = useLocation();
  const isMember = useSignedIn();
  const current = useOpenDialog();
  return (
    <>
      <title>{t('pageTitle', { brand: site.brandName })}</title>
      {isMember && !current && <RedirectAfterLogin />}
      <FormPage heading={t('title')}>
        <LoginWays />
        <p className={styles['aside']}>
          <Trans t={t} i18nKey="toRegister" components={{ action: <Link to={`/register${panelSearch(search)}`} /> }} />
        </p>
      </FormPage>
    </>
  );
}
