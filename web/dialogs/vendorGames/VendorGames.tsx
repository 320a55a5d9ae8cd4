import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { useLaunch } from '../../launch/useLaunch.ts';
import { lobbyPath } from '../../shell/categories.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { VendorGame } from './VendorGame.tsx';
import styles from './VendorGames.module.css';
import type { VendorGamesQuery } from './__generated__/VendorGamesQuery.graphql.ts';

export interface VendorGamesProps {
  variables: VendorGamesQuery['variables'];
}

/** First page of the vendor's games; the lobby has the rest. */
export function VendorGames({ variables }: VendorGamesProps) {
  const { t } = useTranslation('game');
  const { close } = useDialogs();
  const launch = useLaunch();
  const { games: page } = useLazyLoadQuery<VendorGamesQuery>(
    graphql`
      query VendorGamesQuery($category: GameCategory!, $vendor: String!) @raw_response_type {
        games(category: $category, vendor: $vendor, page: 1, pageSize: 42) @required(action: THROW) {
          totalCount
          games {
            id
            launchKind
            ...VendorGame_game
            ...useLaunch_game
          }
        }
      }
    `,
    variables,
  );
  // A vendor's own tile among its games would only open this dialog again.
  const games = page.games.filter(({ launchKind }) => launchKind !== 'VENDOR_GAMES');
  const lobby = lobbyPath(variables.category);
  if (games.length === 0) return <EmptyState title={t('vendor.empty')} />;
  return (
    <>
      <ul className={styles['grid']}>
        {games.map((game) => (
          <li key={game.id}>
            <VendorGame
              game={game}
              onPlay={() => {
                close();
                launch(game);
              }}
            />
          </li>
        ))}
      </ul>
      {lobby && (
        <Link to={`${lobby}?${new URLSearchParams({ vendor: variables.vendor })}`} onClick={close} className={buttonClass({ wide: true })}>
          {t('vendor.all')}
        </Link>
      )}
    </>
  );
}
