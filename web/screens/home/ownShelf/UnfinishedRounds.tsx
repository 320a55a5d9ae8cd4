import { X } from 'lucide-react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { launchAddress } from '../../../launch/launchAddress.ts';
import { verifyAddress } from '../../../shell/verifyAddress.ts';
import { buttonClass } from '../../../ui/Button/buttonClass.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import styles from './UnfinishedRounds.module.css';
import { useMarkRoundSeen } from './useMarkRoundSeen.ts';
import type { UnfinishedRounds_rounds$key } from './__generated__/UnfinishedRounds_rounds.graphql.ts';

/** What a broken connection or a closed page left behind: what came of it, and where it is shown to its end. Takes no room where there is none. */
export function UnfinishedRounds({ rounds: key }: { rounds: UnfinishedRounds_rounds$key }) {
  const { t, i18n } = useTranslation('homeShelves');
  const heading = useId();
  const [markSeen, isBusy] = useMarkRoundSeen();
  const rounds = useFragment(
    graphql`
      fragment UnfinishedRounds_rounds on Bet @relay(plural: true) {
        id
        gameId
        gameName
        roundId
        gameWithdrawn
        stake {
          amount
          symbol
        }
        win {
          amount
          symbol
        }
      }
    `,
    key,
  );
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby={heading} tabIndex={-1} className={styles['rounds']}>
      <h2 id={heading}>{t('unfinished.title')}</h2>
      <p className={styles['rule']}>{t('unfinished.rule')}</p>
      <ul className={styles['list']}>
        {rounds.map(({ id, gameId, gameName, gameWithdrawn, roundId, stake, win }) => {
          // A game that is gone cannot show it any more; the page that checks rounds can.
          const address = gameWithdrawn
            ? roundId && verifyAddress(roundId)
            : launchAddress({ id: gameId, code: '', launchKind: 'FRAME', playType: null });
          return (
            <li key={id} className={styles['round']}>
              <div className={styles['words']}>
                <strong>{gameName}</strong>
                <span>{t('unfinished.came', { stake: formatMoney(stake, i18n.language), win: formatMoney(win, i18n.language) })}</span>
                {gameWithdrawn && <span>{t('unfinished.gone')}</span>}
              </div>
              <div className={styles['ways']}>
                {address && (
                  <Link to={address} aria-label={t('unfinished.showOf', { game: gameName })} className={buttonClass({ size: 'small' })}>
                    {t('unfinished.show')}
                  </Link>
                )}
                <IconButton label={t('unfinished.takeOffOf', { game: gameName })} isBusy={isBusy} onClick={() => markSeen(id)}>
                  <X aria-hidden="true" size={18} />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
