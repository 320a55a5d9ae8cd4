import { Trophy } from 'lucide-react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { formatTime } from '../../../i18n/formatTime.ts';
import { useLazyLoadQuery } from '../../../relay/useLazyLoadQuery.ts';
import { useLaunch } from '../../../launch/useLaunch.ts';
import { SectionFault } from '../../../shell/SectionFault.tsx';
import { Img } from '../../../ui/Img/Img.tsx';
import { Rail } from '../../../ui/Rail/Rail.tsx';
import type { WinnerBoardQuery } from './__generated__/WinnerBoardQuery.graphql.ts';
import styles from './WinnerBoard.module.css';

/** Who has won lately, with what and how much; a press opens the game. */
export function WinnerBoard() {
  const { t, i18n } = useTranslation('homeShelves');
  const launch = useLaunch();
  const { winners } = useLazyLoadQuery<WinnerBoardQuery>(
    graphql`
      query WinnerBoardQuery @raw_response_type {
        winners {
          name
          wonAt
          win {
            amount
            symbol
          }
          game {
            id
            name
            imageUrl
            ...useLaunch_game
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  if (!winners) return <SectionFault />;
  if (winners.length === 0)
    return (
      <section aria-label={t('winners.title')} className={styles['empty']}>
        <Trophy aria-hidden="true" size={28} />
        <p>{t('winners.empty')}</p>
      </section>
    );
  return (
    <div className={styles['board']}>
      <Rail title={t('winners.title')}>
        {winners.map(({ name, wonAt, win, game }, index) => (
          <li key={`${wonAt} ${index}`}>
            <button type="button" className={styles['winner']} onClick={() => launch(game)}>
              <span className={styles['picture']}>
                <Img src={game.imageUrl} alt="" width={48} height={64} />
              </span>
              <span className={styles['words']}>
                <span className={styles['game']}>{game.name}</span>
                <span className={styles['won']}>{t('winners.won', { name, amount: formatMoney(win, i18n.language) })}</span>
                <time dateTime={wonAt} className={styles['time']}>
                  {formatTime(wonAt, i18n.language)}
                </time>
              </span>
            </button>
          </li>
        ))}
      </Rail>
    </div>
  );
}
