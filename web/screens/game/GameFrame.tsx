import { useCallback, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useNavigate } from 'react-router-dom';
import { backNavigation } from '../../shell/lastAddress.ts';
import { useFrameTheme } from '../../ui/useFrameTheme.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import styles from './GameFrame.module.css';
import { useFrameBalance } from './useFrameBalance.ts';
import { useGameMessages } from './useGameMessages.ts';
import type { OpenGame } from './useGameSession.ts';

export interface GameFrameProps {
  game: OpenGame;
  lobby: string;
  onLoaded: () => void;
  onOver: () => void;
}

/**
 * The game, from its own origin, in a sandbox. `allow-same-origin` gives it its own origin's storage and not this
 * site's, which `frameAddress` makes sure is another.
 */
export function GameFrame({ game, lobby, onLoaded, onOver }: GameFrameProps) {
  const { t } = useTranslation('game');
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const onExit = useCallback(() => void navigate(lobby, { state: backNavigation }), [navigate, lobby]);
  const { panel, open } = usePanel();
  const onHistory = useCallback(() => open('personalHistoryCopy'), [open]);
  const onDeposit = useCallback(() => open('depositv2'), [open]);
  const onWallets = useCallback(() => open('transferFund'), [open]);
  useFrameTheme(frame);
  useFrameBalance(frame, panel);
  useGameMessages(frame, game.url, { onOver, onExit, onHistory, onDeposit, onWallets });
  const loaded = () => {
    // The game gets the keys, unless the person is busy elsewhere on the page: what it was opened by has gone, and the focus with it.
    if (document.activeElement?.matches('body, main')) frame.current?.focus();
    onLoaded();
  };
  return (
    <iframe
      ref={frame}
      src={game.url}
      title={t('frame', { name: game.name })}
      className={styles['frame']}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock"
      referrerPolicy="no-referrer"
      allow="fullscreen; autoplay"
      onLoad={loaded}
    />
  );
}
