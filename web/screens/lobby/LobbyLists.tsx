import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TabPanel } from '../../ui/Tabs/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { type LobbyList, lobbyLists } from './lobbyFilters.ts';
import type { LobbyAddress } from './useLobbyFilters.ts';

/** All games of a lobby, those put forward, and the member's own: those played last and those marked. */
export function LobbyLists({ address: { filters, change }, children }: { address: LobbyAddress; children: ReactNode }) {
  const { t } = useTranslation('lobby');
  const tabs = lobbyLists.map((key) => ({ key, title: t(`lists.${key}`) }));
  return (
    <Tabs<LobbyList> label={t('lists.label')} tabs={tabs} selected={filters.list} onSelect={(list) => change({ list })} look="underlined">
      <TabPanel of={filters.list}>{children}</TabPanel>
    </Tabs>
  );
}
