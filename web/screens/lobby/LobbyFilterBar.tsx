import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { LobbyFilterBar_lane$key } from './__generated__/LobbyFilterBar_lane.graphql.ts';
import { ChipRow } from './ChipRow.tsx';
import { classifications, stakeLabel } from './filterLabels.ts';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './LobbyFilterBar.module.css';
import { type LobbyOrder, lobbyOrders } from './lobbyFilters.ts';
import { SearchBox } from './SearchBox.tsx';
import type { LobbyAddress } from './useLobbyFilters.ts';

const orders = Object.keys(lobbyOrders) as readonly LobbyOrder[];

const smallestStakes = ['20', '50', '200', '500', '1000'] as const;

export interface LobbyFilterBarProps {
  /** Undefined where the lobby has no games. */
  lane: LobbyFilterBar_lane$key | undefined;
  address: LobbyAddress;
}

/** Search, vendors and kinds; it stays in sight while the games scroll. */
export function LobbyFilterBar({ lane, address: { filters, change } }: LobbyFilterBarProps) {
  const { t, i18n } = useTranslation('lobby');
  const { vendors } = useFragment<LobbyFilterBar_lane$key>(
    graphql`
      fragment LobbyFilterBar_lane on GameCategoryLane {
        vendors {
          id
          code
          name
        }
      }
    `,
    lane,
  ) ?? { vendors: [] };
  const chip = (vendor: string, label: string) => (
    <li key={vendor}>
      <button type="button" aria-pressed={filters.vendor === vendor} className={styles['chip']} onClick={() => change({ vendor })}>
        {label}
      </button>
    </li>
  );
  return (
    <div className={styles['bar']} role="search" aria-label={t('filters')}>
      <div className={styles['find']}>
        <SearchBox text={filters.search} onSearch={(search) => change({ search }, { replace: true })} />
      </div>
      <div className={styles['selects']}>
        <FilterSelect
          label={t('classification')}
          value={filters.classification}
          options={classifications.map((kind) => [kind, t(`kinds.${kind}`)])}
          onChange={(classification) => change({ classification })}
        />
        <FilterSelect
          label={t('minStake')}
          value={filters.minStake}
          options={smallestStakes.map((stake) => [stake, stakeLabel(stake, t, i18n.language)])}
          onChange={(minStake) => change({ minStake })}
        />
        <FilterSelect
          label={t('order.label')}
          value={filters.order}
          none={t('order.ours')}
          options={orders.map((order) => [order, t(`order.${order}`)])}
          onChange={(order) => change({ order: order as LobbyOrder | '' })}
        />
      </div>
      {vendors.length > 1 && (
        <ChipRow label={t('vendors')} chosen={filters.vendor}>
          {chip('', t('allVendors'))}
          {vendors.map(({ code, name }) => chip(code, name))}
        </ChipRow>
      )}
    </div>
  );
}
