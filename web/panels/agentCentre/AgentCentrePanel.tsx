import { UsersRound } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { type AgentCentrePageKey, agentCentrePages } from '../../overlays/panelKeys.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PanelLayout } from '../../ui/PanelLayout/PanelLayout.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';

/** The panel of an agent. Nothing is counted for a team, and it says so: of whether there is one, it knows nothing. */
export function AgentCentrePanel({ panel }: { panel: AgentCentrePageKey }) {
  const { t } = useTranslation(['agentCentre', 'memberCentre', 'shell']);
  const { open, close } = usePanel();
  const pages = agentCentrePages.map((key) => ({ key, icon: UsersRound, title: t(`menu.${key}`) }));
  return (
    <Sheet wide title={t('title')} onClose={close}>
      <PanelLayout label={t('pages')} skip={t('shell:skip')} pages={pages} current={panel} onOpen={open}>
        <EmptyState title={t('none.title')} text={t('none.text', { page: t('memberCentre:menu.referral') })} />
      </PanelLayout>
    </Sheet>
  );
}
