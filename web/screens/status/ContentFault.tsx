import { useTranslation } from '../../i18n/useTranslation.ts';
import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { loginAddress } from '../../identity/placeAfterLogin.ts';
import { needsLogin } from '../../relay/needsLogin.ts';
import { useAskAgain } from '../../relay/useAskAgain.ts';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx';
import { unreachable, UnreachablePanel } from '../../ui/ErrorPanel/UnreachablePanel.tsx';
import { referenceOf } from '../../ui/Reference/referenceOf.ts';
import { needsReload } from '../../ui/SectionBoundary/needsReload.ts';

/** A screen that could not be shown, inside the shell, which stays. Another address, or a retry, draws anew. */
export function ContentFault() {
  const { t } = useTranslation(['status', 'common']);
  const askAgain = useAskAgain();
  const cause = useRouteError();
  const { search } = useLocation();
  if (needsLogin(cause)) return <Navigate to={loginAddress(search)} replace />;
  if (needsReload(cause)) {
    return (
      <ErrorPanel
        title={t('chunk.title')}
        text={t('chunk.text')}
        {...referenceOf(cause)}
        retryLabel={t('chunk.reload')}
        onRetry={() => location.reload()}
      />
    );
  }
  const reference = referenceOf(cause);
  const Panel = reference.code === unreachable ? UnreachablePanel : ErrorPanel;
  return <Panel {...reference} onRetry={() => void askAgain()} />;
}
