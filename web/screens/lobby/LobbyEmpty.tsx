import { X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import type { LobbyEmpty_lanes$key } from './__generated__/LobbyEmpty_lanes.graphql.ts';
import { filterLabel } from './filterLabels.ts';
import styles from './LobbyEmpty.module.css';
import { activeFilters, noFilters } from './lobbyFilters.ts';
import type { LobbyAddress } from './useLobbyFilters.ts';

export interface LobbyEmptyProps {
  lanes: LobbyEmpty_lanes$key;
  address: LobbyAddress;
}

/** No game here, though the lobby has some: which filters are to blame, each gone with one press. */
export function LobbyEmpty({ lanes: key, address: { filters, change } }: LobbyEmptyProps) {
  const { t, i18n } = useTranslation('lobby');
  const lanes = useFragment<LobbyEmpty_lanes$key>(
    graphql`
      fragment LobbyEmpty_lanes on GameCategoryLane @relay(plural: true) {
        vendors {
          code
          name
        }
      }
    `,
    key,
  );
  const active = activeFilters(filters);
  if (active.length === 0) {
    return <EmptyState title={t('empty.none')} action={<Button onClick={() => change(noFilters)}>{t('own.all')}</Button>} />;
  }
  const vendors = lanes.flatMap((lane) => lane.vendors);
  return (
    <EmptyState
      title={t('empty.title')}
      text={
        <>
          <p>{t('empty.filtered')}</p>
          <ul className={styles['filters']}>
            {active.map((name) => {
              const label = filterLabel(name, filters, vendors, t, i18n.language);
              return (
                <li key={name}>
                  <button
                    type="button"
                    aria-label={t('empty.drop', { filter: label })}
                    className={styles['filter']}
                    onClick={() => change({ [name]: '' })}
                  >
                    {label} <X aria-hidden="true" size={16} />
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      }
      action={<Button onClick={() => change(noFilters)}>{t('empty.clear')}</Button>}
    />
  );
}
