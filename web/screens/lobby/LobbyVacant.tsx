import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { lobbyPath } from '../../shell/categories.ts';
import { CategoryIcon } from '../../shell/CategoryIcon.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { LobbyVacant_lanes$key } from './__generated__/LobbyVacant_lanes.graphql.ts';
import styles from './LobbyEmpty.module.css';

export interface LobbyVacantProps {
  /** What the lobby is called. */
  lobby: string;
  lanes: LobbyVacant_lanes$key;
}

/** The category has no games at all: nothing to search in, and the lobbies that have some. */
export function LobbyVacant({ lobby, lanes: key }: LobbyVacantProps) {
  const { t } = useTranslation(['lobby', 'shell']);
  const lanes = useFragment<LobbyVacant_lanes$key>(
    graphql`
      fragment LobbyVacant_lanes on GameCategoryLane @relay(plural: true) {
        category
        vendors {
          id
        }
      }
    `,
    key,
  );
  const open = lanes.flatMap(({ category, vendors }) => {
    const path = lobbyPath(category);
    return path !== undefined && vendors.length > 0 ? [{ category, path }] : [];
  });
  return (
    <EmptyState
      title={t('vacant.title', { lobby })}
      text={open.length > 0 ? t('vacant.others') : t('vacant.none')}
      action={
        open.length > 0 ? (
          <ul className={styles['filters']}>
            {open.map(({ category, path }) => (
              <li key={category}>
                <Link to={path} className={styles['filter']}>
                  <CategoryIcon category={category} /> {t(`shell:category.${category}`)}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('shell:menu.home')}
          </Link>
        )
      }
    />
  );
}
