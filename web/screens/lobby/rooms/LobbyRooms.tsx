import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatAmount } from '../../../i18n/formatMoney.ts';
import { SectionFault } from '../../../shell/SectionFault.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { tenThousandths } from '../../../ui/Money/decimal.ts';
import type { LobbyRooms_query$key } from './__generated__/LobbyRooms_query.graphql.ts';
import { FilterSelect } from '../FilterSelect.tsx';
import { RoomCard } from './RoomCard.tsx';
import styles from './LobbyRooms.module.css';
import { useFreshRooms } from './useFreshRooms.ts';
import { useRoomFilters } from './useRoomFilters.ts';

/** Rooms where members play against each other: what one stakes there, and how many sit and wait. */
export function LobbyRooms({ query }: { query: LobbyRooms_query$key }) {
  const { t, i18n } = useTranslation('lobby');
  const { rooms } = useFragment<LobbyRooms_query$key>(
    graphql`
      fragment LobbyRooms_query on Query {
        rooms {
          id
          minStake {
            amount
          }
          maxStake {
            amount
          }
          game {
            id
            name
          }
          ...RoomCard_room
        }
      }
    `,
    query,
  );
  useFreshRooms();
  const { game, stake, change, clear } = useRoomFilters();
  if (!rooms) return <SectionFault />;
  const games = new Map(rooms.map((room) => [room.game.id, room.game.name]));
  const stakes = [...new Set(rooms.map(({ minStake }) => minStake.amount))].toSorted((one, other) => (isAtMost(one, other) ? -1 : 1));
  const shown = rooms.filter(
    (room) =>
      (game === '' || room.game.id === game) &&
      (stake === '' || (isAtMost(room.minStake.amount, stake) && isAtMost(stake, room.maxStake.amount))),
  );
  return (
    <section aria-labelledby="lobby-rooms" className={styles['rooms']}>
      <div className={styles['head']}>
        <h2 id="lobby-rooms">{t('rooms.title')}</h2>
        {games.size > 1 && (
          <FilterSelect label={t('rooms.game')} value={game} options={[...games]} onChange={(id) => change({ game: id })} />
        )}
        {stakes.length > 1 && (
          <FilterSelect
            label={t('rooms.stake')}
            value={stake}
            options={stakes.map((amount) => [amount, formatAmount(amount, i18n.language)])}
            onChange={(amount) => change({ stake: amount })}
          />
        )}
      </div>
      <p className={styles['note']}>{t('rooms.note')}</p>
      {shown.length > 0 ? (
        <ul className={styles['list']}>
          {shown.map((room) => (
            <li key={room.id}>
              <RoomCard room={room} />
            </li>
          ))}
        </ul>
      ) : rooms.length > 0 ? (
        <EmptyState title={t('rooms.none')} action={<Button onClick={clear}>{t('rooms.all')}</Button>} />
      ) : (
        <EmptyState title={t('rooms.empty')} />
      )}
    </section>
  );
}

const isAtMost = (amount: string, most: string): boolean => tenThousandths(amount) <= tenThousandths(most);
