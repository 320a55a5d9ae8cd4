import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { PasswordLinkForm } from './PasswordLinkForm.tsx';
import styles from './PasswordLinkScreen.module.css';
import type { PasswordLinkScreenQuery } from './__generated__/PasswordLinkScreenQuery.graphql.ts';

/** A new password by a mailed link. The link's secret leaves the address at once and lives in this screen alone. */
export function PasswordLinkScreen() {
  const { t } = useTranslation('password');
  const { site } = useRouteQuery<PasswordLinkScreenQuery>(graphql`
    query PasswordLinkScreenQuery @preloadable @raw_response_type {
      site {
        brandName
      }
      ...Shell_query @arguments(hasMenus: false)
    }
  `);
  const { open } = useDialogs();
  const [token, dropToken] = useLinkToken();
  return (
    <>
      <title>{t('link.pageTitle', { brand: site.brandName })}</title>
      <meta name="robots" content="noindex" />
      <FormPage heading={t('link.title')}>
        {token ? (
          <SectionBoundary>
            <Suspense fallback={<Skeleton height="280px" />}>
              <PasswordLinkForm key={token} token={token} onUsedUp={() => dropToken(token)} />
            </Suspense>
          </SectionBoundary>
        ) : (
          <>
            <Notice tone="info">{t('link.gone')}</Notice>
            <div className={styles['actions']}>
              <Button variant="primary" onClick={() => open('forgotPassword')}>
                {t('link.askAgain')}
              </Button>
              <Button onClick={() => open('login')}>{t('link.logIn')}</Button>
            </div>
          </>
        )}
      </FormPage>
    </>
  );
}

/** The secret behind `#token=`, and what drops it. A second link that is opened in this very page takes the first one's place, whatever is answered to that later. */
function useLinkToken(): [token: string | null, dropToken: (token: string) => void] {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { close } = useDialogs();
  const [token, setToken] = useState(() => tokenOf(hash));
  useEffect(() => {
    const found = tokenOf(hash);
    if (found === null) return;
    setToken(found);
    // What an earlier link has opened would lie over the form.
    close();
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, close]);
  return [token, (used) => setToken((now) => (now === used ? null : now))];
}

const tokenOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token') || null;
