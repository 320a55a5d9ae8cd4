import { AppWindow, ArrowLeft, Maximize, Minimize, RotateCw, ShieldCheck } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { usePanel } from '../../overlays/usePanel.ts';
import { useViewer } from '../../session/useViewer.ts';
import { backNavigation } from '../../shell/lastAddress.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { BarBalance } from './BarBalance.tsx';
import styles from './GameBar.module.css';
import { PlayedFrom } from './PlayedFrom.tsx';

/** A phone on its side, where the header gives way to the game; `GameTable.module.css` and `Header.module.css` say the same. */
const lowScreen = '(max-height: 480px) and (min-width: 560px)';

export interface GameBarProps {
  name: string | undefined;
  /** Whose game it is, once it is known. */
  vendorCode: string | undefined;
  lobby: string;
  /** What fills the screen. */
  table: RefObject<HTMLDivElement | null>;
  onReload: () => void;
  /** Opens the game in a window of its own. */
  onOwnWindow: () => void;
}

/** Always there, whatever the game does: the way back, the name, full screen, reload. */
export function GameBar({ name, vendorCode, lobby, table, onReload, onOwnWindow }: GameBarProps) {
  const { t } = useTranslation('game');
  const { open } = usePanel();
  const viewer = useViewer();
  const isLow = useMedia(lowScreen);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === table.current && table.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [table]);

  const toggle = () => {
    // Refused, as by a phone that has no full screen: the game simply stays as it is.
    const change = isFull ? document.exitFullscreen() : table.current?.requestFullscreen();
    change?.catch(() => undefined);
  };

  return (
    <div className={styles['bar']}>
      <Link to={lobby} state={backNavigation} className={styles['back']} aria-label={t('back')} title={t('back')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className={styles['title']}>
        {/* What stands in the place of a game brings its own heading. */}
        {name ? <h1 className={styles['name']}>{name}</h1> : <p className={styles['name']}>{t('untitled')}</p>}
        {vendorCode !== undefined && viewer?.memberCentreAllowed && (
          <SectionBoundary fallback={null}>
            <Suspense>
              <PlayedFrom vendorCode={vendorCode} />
            </Suspense>
          </SectionBoundary>
        )}
      </div>
      {isLow && viewer && <BarBalance balance={viewer.balance} />}
      {/* Before the first stake, and at every other moment. */}
      {viewer?.memberCentreAllowed && (
        <IconButton label={t('limits')} onClick={() => open('limits')}>
          <ShieldCheck aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('reload')} onClick={onReload}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      <span className={styles['ownWindow']}>
        <IconButton label={t('ownWindow')} onClick={onOwnWindow}>
          <AppWindow aria-hidden="true" />
        </IconButton>
      </span>
      <IconButton label={t(isFull ? 'leaveFullScreen' : 'fullScreen')} onClick={toggle}>
        {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
