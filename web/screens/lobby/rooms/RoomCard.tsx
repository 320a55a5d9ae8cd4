import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from 'react-router-dom';
import { formatAmount } from '../../../i18n/formatMoney.ts';
import { useSignIn } from '../../../identity/useSignIn.ts';
import { roomAddress } from '../../../launch/launchAddress.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Money } from '../../../ui/Money/Money.tsx';
import type { RoomCard_room$key } from './__generated__/RoomCard_room.graphql.ts';
import styles from './RoomCard.module.css';

/** One room, and the way into it; a guest logs in first, and is led on. */
export function RoomCard({ room: key }: { room: RoomCard_room$key }) {
  const { t, i18n } = useTranslation(['lobby', 'shell']);
  const navigate = useNavigate();
  const { guard } = useSignIn();
  const { id, name, seats, seatsTaken, minStake, maxStake, rakePercent, underMaintenance, game } = useFragment<RoomCard_room$key>(
    graphql`
      fragment RoomCard_room on Room {
        id
        name
        seats
        seatsTaken
        rakePercent
        underMaintenance
        minStake {
          amount
          symbol
        }
        maxStake {
          amount
          symbol
        }
        game {
          id
          name
        }
      }
    `,
    key,
  );
  const isFull = seatsTaken >= seats;
  const state = underMaintenance ? t('shell:game.maintenance') : isFull ? t('rooms.full') : t('rooms.taken', { taken: seatsTaken, seats });
  return (
    <article className={styles['room']} data-waiting={(seatsTaken > 0 && !isFull) || undefined} data-closed={underMaintenance || undefined}>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['game']}>{game.name}</p>
      <p className={styles['state']}>
        <span aria-hidden="true" className={styles['seats']}>
          {Array.from({ length: seats }, (_, seat) => (
            <span key={seat} className={styles['seat']} data-taken={seat < seatsTaken || undefined} />
          ))}
        </span>
        {state}
      </p>
      <dl className={styles['terms']}>
        <dt>{t('rooms.stake')}</dt>
        <dd>
          <Money value={minStake} />
          {maxStake.amount !== minStake.amount && (
            <>
              {' – '}
              <Money value={maxStake} />
            </>
          )}
        </dd>
        {rakePercent && (
          <>
            <dt>{t('rooms.rake')}</dt>
            <dd>{`${formatAmount(rakePercent, i18n.language)}%`}</dd>
          </>
        )}
      </dl>
      <Button
        variant={seatsTaken > 0 && !isFull ? 'primary' : 'secondary'}
        disabled={underMaintenance}
        aria-label={t('rooms.enterNamed', { room: name })}
        onClick={() => guard(() => void navigate(roomAddress(game.id, id)))}
      >
        {t('rooms.enter')}
      </Button>
    </article>
  );
}
