import { ChevronDown, KeyRound, LogOut, ReceiptText, UsersRound, Wallet } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { usePanel } from '../../overlays/usePanel.ts';
import type { Viewer } from '../../session/useViewer.ts';
import styles from './AccountMenu.module.css';

/** The account's pages and the way out. A native popover: it closes on Escape and on a press beside it. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const panel = usePanel();
  const dialogs = useDialogs();
  const below = viewer.label ?? viewer.account;
  const choose = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    action();
  };
  return (
    <div className={styles['account']}>
      <button type="button" popoverTarget={id} className={styles['avatar']} aria-label={t('account.menu', { account: viewer.account })}>
        <span aria-hidden="true" className={styles['initial']}>
          {viewer.nickname.slice(0, 1).toLocaleUpperCase()}
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <div id={id} popover="auto" className={styles['menu']}>
        <p className={styles['name']}>{viewer.nickname}</p>
        {below !== viewer.nickname && <p className={styles['label']}>{below}</p>}
        <ul className={styles['entries']}>
          {viewer.memberCentreAllowed && (
            <>
              <li>
                <button type="button" className={styles['entry']} onClick={choose(() => panel.open('depositv2'))}>
                  <Wallet aria-hidden="true" size={18} /> {t('account.deposit')}
                </button>
              </li>
              <li>
                <button type="button" className={styles['entry']} onClick={choose(() => panel.open('personalHistoryCopy'))}>
                  <ReceiptText aria-hidden="true" size={18} /> {t('account.bets')}
                </button>
              </li>
              <li>
                {/* The panel shows whoever is no agent the way to become one. */}
                <button type="button" className={styles['entry']} onClick={choose(() => panel.open('agentTeamOverview'))}>
                  <UsersRound aria-hidden="true" size={18} /> {t(viewer.agentCentreAllowed ? 'account.agent' : 'account.affiliate')}
                </button>
              </li>
              <li>
                <button type="button" className={styles['entry']} onClick={choose(() => dialogs.open('changePassword'))}>
                  <KeyRound aria-hidden="true" size={18} /> {t('account.password')}
                </button>
              </li>
            </>
          )}
          <li className={styles['last']}>
            <button type="button" className={styles['entry']} onClick={choose(() => dialogs.open('logOut'))}>
              <LogOut aria-hidden="true" size={18} /> {t('account.logOut')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
