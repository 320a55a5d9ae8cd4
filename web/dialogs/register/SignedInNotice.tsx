import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogOrigin, useDialogs } from '../../overlays/dialogs.tsx';
import { placeAfterLogin } from '../../identity/placeAfterLogin.ts';
import { ViewerBoundary } from '../../session/ViewerBoundary.tsx';
import { useViewer } from '../../session/useViewer.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './RegistrationForm.module.css';

export interface SignedInNoticeProps {
  isPage: boolean;
}

/** In place of the form where somebody is signed in, maybe in another tab: a press on it would open a second account. */
export function SignedInNotice({ isPage }: SignedInNoticeProps) {
  const { t } = useTranslation('register');
  const { finish } = useDialogOrigin();
  const { open } = useDialogs();
  const navigate = useNavigate();
  const here = useLocation();
  const goOn = () => {
    if (isPage) void navigate(placeAfterLogin(here));
    // What waited for an account goes on with the one that is there.
    finish();
  };
  return (
    <>
      <Notice tone="info">
        <ViewerBoundary>
          <Suspense fallback={<Skeleton height="24px" />}>
            <AccountLine />
          </Suspense>
        </ViewerBoundary>
        <p>{t('signedIn.text')}</p>
      </Notice>
      <div className={styles['actions']}>
        <Button variant="primary" wide onClick={goOn}>
          {t('signedIn.goOn')}
        </Button>
        <Button variant="quiet" onClick={() => open('logOut')}>
          {t('signedIn.logOut')}
        </Button>
      </div>
    </>
  );
}

function AccountLine() {
  const { t } = useTranslation('register');
  const viewer = useViewer();
  return viewer && <p>{t('signedIn.account', { account: viewer.account })}</p>;
}
