import {
  ChevronDown,
  CircleUserRound,
  KeyRound,
  LogOut,
  ReceiptText,
  ScrollText,
  ShieldAlert,
  UserRoundPlus,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { type FocusEvent, type MouseEvent, Suspense, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { usePanel } from '../../overlays/usePanel.ts';
import { usePlayPause } from '../../session/usePlayPause.ts';
import type { Viewer } from '../../session/useViewer.ts';
import { Img } from '../../ui/Img/Img.tsx';
import { initialOf } from '../../ui/initialOf.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './AccountMenu.module.css';

/** Asked for once somebody looks. */
const VisitLines = lazyPart(async () => (await loadChunk(() => import('./VisitLines.tsx'))).VisitLines);

export interface AccountMenuProps {
  viewer: Viewer;
  /** A trial account can open one that is its own. */
  mayRegister: boolean;
}

/** The account's pages and the way out. A native popover: it closes on Escape and on a press beside it. */
export function AccountMenu({ viewer, mayRegister }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const panel = usePanel();
  const pause = usePlayPause(viewer);
  const dialogs = useDialogs();
  const choose = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    action();
  };
  // Left by the keyboard it closes as it does for a press beside it: it would lie over what comes next.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
  };
  return (
    <div className={styles['account']} onBlur={leave}>
      <button type="button" popoverTarget={id} className={styles['avatar']} aria-label={t('account.menu', { account: viewer.account })}>
        <span aria-hidden="true" className={styles['initial']}>
          {viewer.iconUrl == null ? initialOf(viewer.nickname) : <Img src={viewer.iconUrl} alt="" width={36} height={36} eager />}
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <div id={id} popover="auto" className={styles['menu']} onToggle={({ newState }) => setOpen(newState === 'open')}>
        <p className={styles['name']}>{viewer.nickname}</p>
        <MemberLabel viewer={viewer} choose={choose} />
        {isOpen && !viewer.mustChangePassword && (
          <SectionBoundary fallback={null}>
            <Suspense fallback={<Skeleton height="64px" />}>
              <VisitLines />
            </Suspense>
          </SectionBoundary>
        )}
        <ul className={styles['entries']}>
          {viewer.memberCentreAllowed && (
            <>
              <li>
                <button type="button" className={styles['entry']} onClick={choose(() => panel.open('securityCenter'))}>
                  <CircleUserRound aria-hidden="true" size={18} /> {t('account.memberCentre')}
                </button>
              </li>
              {pause === null && (
                <li>
                  <button type="button" className={styles['entry']} onClick={choose(() => panel.open('depositv2'))}>
                    <Wallet aria-hidden="true" size={18} /> {t('account.deposit')}
                  </button>
                </li>
              )}
              <li>
                <button type="button" className={styles['entry']} onClick={choose(() => panel.open('personalHistoryCopy'))}>
                  <ReceiptText aria-hidden="true" size={18} /> {t('account.bets')}
                </button>
              </li>
              <li>
                <button type="button" className={styles['entry']} onClick={choose(() => panel.open('transactionHistory'))}>
                  <ScrollText aria-hidden="true" size={18} /> {t('account.record')}
                </button>
              </li>
              <li>
                {/* Beside the time and the net that stand above. */}
                <button type="button" className={styles['entry']} onClick={choose(() => panel.open('limits'))}>
                  <ShieldAlert aria-hidden="true" size={18} /> {t('account.limits')}
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
          {mayRegister && (
            <li>
              <button type="button" className={styles['entry']} onClick={choose(() => dialogs.open('register'))}>
                <UserRoundPlus aria-hidden="true" size={18} /> {t('header.register')}
              </button>
            </li>
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

interface MemberLabelProps {
  viewer: Viewer;
  choose: (action: () => void) => (event: MouseEvent<HTMLElement>) => void;
}

/** What the member ranks as, in the operator's colours, and the way to its page; without a rank the account's name, and the way to what holds it. */
function MemberLabel({ viewer: { account, nickname, label, labelColors, memberCentreAllowed }, choose }: MemberLabelProps) {
  const { t } = useTranslation('shell');
  const panel = usePanel();
  const below = label ?? account;
  if (!memberCentreAllowed) return below === nickname ? null : <p className={styles['label']}>{below}</p>;
  return (
    <button
      type="button"
      className={styles['label']}
      aria-label={t(label == null ? 'account.toSecurity' : 'account.toRank', { label: below })}
      onClick={choose(() => panel.open(label == null ? 'securityCenter' : 'playerRank'))}
    >
      <span className={styles['rank']} style={labelColors ? { color: labelColors.text, background: labelColors.background } : undefined}>
        {below}
      </span>
    </button>
  );
}
