import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button/Button.tsx';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { PasswordChangeDemand } from '../PasswordChangeDemand.tsx';
import { usePlayPause } from '../../session/usePlayPause.ts';
import { useLiveBalance } from '../../session/useLiveBalance.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { usePrepareDialog } from '../../overlays/usePrepareDialog.ts';
import { useViewer, type Viewer } from '../../session/useViewer.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Balance } from './Balance.tsx';
import styles from './Header.module.css';
import { MessageBell } from './MessageBell.tsx';

export interface HeaderViewerProps {
  withRegistration: boolean;
  /** The page is a form itself, such as the login: a second one out of sight would only be in its way. */
  isFormPage: boolean;
}

/** The header's end: ways in for a guest, money and account for a member, the way to an account of one's own for a trial. */
export function HeaderViewer(props: HeaderViewerProps) {
  const viewer = useViewer();
  return viewer ? <MemberArea viewer={viewer} withRegistration={props.withRegistration} /> : <GuestArea {...props} />;
}

function GuestArea({ withRegistration, isFormPage }: HeaderViewerProps) {
  const { t } = useTranslation('shell');
  const { open } = useDialogs();
  const logIn = usePrepareDialog('login', { isLikely: !isFormPage });
  return (
    <div className={styles['area']} data-guest>
      <Button {...logIn} onClick={() => open('login')}>
        {t('header.logIn')}
      </Button>
      {withRegistration && <RegisterButton />}
    </div>
  );
}

function RegisterButton() {
  const { t } = useTranslation('shell');
  const { open } = useDialogs();
  const register = usePrepareDialog('register');
  return (
    <Button {...register} variant="primary" onClick={() => open('register')}>
      {t('header.register')}
    </Button>
  );
}

function LiveBalance({ viewer }: { viewer: Viewer }) {
  // A game says itself when a round has come to its end on the screen: the header must not tell of a win before the reels do.
  const isAtGame = useLocation().pathname === '/game';
  useLiveBalance(isAtGame ? undefined : viewer.id);
  return <Balance balance={viewer.balance} />;
}

interface MemberAreaProps extends Pick<HeaderViewerProps, 'withRegistration'> {
  viewer: Viewer;
}

function MemberArea({ viewer, withRegistration }: MemberAreaProps) {
  const { t } = useTranslation('shell');
  const panel = usePanel();
  const pause = usePlayPause(viewer);
  const mayRegister = viewer.kind === 'DEMO' && withRegistration;
  return (
    <div className={styles['area']} data-member>
      {viewer.mustChangePassword && <PasswordChangeDemand />}
      {viewer.mustChangePassword ? <Balance balance={viewer.balance} /> : <LiveBalance viewer={viewer} />}
      {viewer.memberCentreAllowed && (
        <div className={styles['deposit']}>
          {pause === null && (
            <Button variant="primary" onClick={() => panel.open('depositv2')}>
              {t('header.deposit')}
            </Button>
          )}
          <Button onClick={() => panel.open('withdraw')}>{t('header.withdraw')}</Button>
        </div>
      )}
      {viewer.memberCentreAllowed && !viewer.mustChangePassword && <MessageBell memberId={viewer.id} />}
      {mayRegister && (
        <div className={styles['deposit']}>
          <RegisterButton />
        </div>
      )}
      <AccountMenu viewer={viewer} mayRegister={mayRegister} />
    </div>
  );
}
