import { useTranslation } from '../../i18n/useTranslation.ts';
import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { loginAddress } from '../../identity/placeAfterLogin.ts';
import { needsLogin } from '../../relay/needsLogin.ts';
import { RequestFault } from '../../relay/RequestFault.ts';
import { BrandMark } from '../../ui/BrandMark/BrandMark.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx';
import { needsReload } from '../../ui/SectionBoundary/needsReload.ts';
import { referenceOf } from '../../ui/Reference/referenceOf.ts';
import styles from './AppFault.module.css';

/** The last boundary: not even the shell could be shown. A reload fetches code and data anew. */
export function AppFault() {
  const { t } = useTranslation(['status', 'common']);
  const cause = useRouteError();
  const { search } = useLocation();
  if (needsLogin(cause)) return <Navigate to={loginAddress(search)} replace />;
  const key = needsReload(cause) ? 'chunk' : cause instanceof RequestFault && cause.code === 'UNREACHABLE' ? 'unreachable' : 'broken';
  return (
    <main className={styles['page']}>
      <BrandMark size={56} />
      <ErrorPanel
        title={t(`${key}.title`)}
        text={t(`${key}.text`)}
        {...referenceOf(cause)}
        retryLabel={t('chunk.reload')}
        onRetry={() => location.reload()}
      />
    </main>
  );
}
