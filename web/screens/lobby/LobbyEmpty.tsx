import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import styles from './LobbyEmpty.module.css';
import { activeFilters, noFilters } from './lobbyFilters.ts';
import type { LobbyAddress } from './useLobbyFilters.ts';

/** No game here: which filters are to blame, each gone with one press. */
export function LobbyEmpty({ address: { filters, change } }: { address: LobbyAddress }) {
  const { t } = useTranslation('lobby');
  const active = activeFilters(filters);
  if (active.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.soon')} />;
  return (
    <EmptyState
      title={t('empty.title')}
      text={
        <>
          <p>{t('empty.filtered')}</p>
          <ul className={styles['filters']}>
            {active.map((name) => (
              <li key={name}>
                <button type="button" className={styles['filter']} aria-label={t('empty.drop', { filter: filters[name] })} onClick={() => change({ [name]: '' })}>
                  {filters[name]} <X aria-hidden="true" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </>
      }
      action={<Button onClick={() => change(noFilters)}>{t('empty.clear')}</Button>}
    />
  );
}
