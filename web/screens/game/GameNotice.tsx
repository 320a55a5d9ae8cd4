import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { backNavigation } from '../../shell/lastAddress.ts';
import { BoatDrawing } from '../../ui/BoatDrawing/BoatDrawing.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import styles from './GameNotice.module.css';

export interface GameNoticeProps {
  /** Key below `game:` with `title`, `text` and `action`. */
  words: string;
  /** In place of their text. */
  message?: string | undefined;
  /** Without it the action leads to `lobby`. */
  onAction?: () => void;
  lobby?: string;
}

/** In place of the game: why it is not there, what that means for the money, and what to do next. */
export function GameNotice({ words, message, onAction, lobby = '/rng' }: GameNoticeProps) {
  const { t } = useTranslation('game');
  return (
    <section role="alert" className={styles['notice']}>
      <BoatDrawing />
      <h1 className={styles['title']}>{t(`${words}.title`)}</h1>
      <p className={styles['text']}>{message ?? t(`${words}.text`)}</p>
      {onAction ? (
        <Button variant="primary" onClick={onAction}>
          {t(`${words}.action`)}
        </Button>
      ) : (
        <Link to={lobby} state={backNavigation} className={buttonClass({ variant: 'primary' })}>
          {t(`${words}.action`)}
        </Link>
      )}
    </section>
  );
}
