import { PanelGate } from '../../overlays/PanelGate.tsx';
import { isAgentCentrePage } from '../../overlays/panelKeys.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { AffiliateDialog } from './AffiliateDialog.tsx';
import { AgentCentrePanel } from './AgentCentrePanel.tsx';

/** The agent centre, where the address names one of its pages: for agents. Others are shown how one becomes one. */
export function AgentCentre() {
  const { panel, close } = usePanel();
  if (!isAgentCentrePage(panel)) return null;
  return (
    <PanelGate panel={panel}>
      {({ agentCentreAllowed }) => (agentCentreAllowed ? <AgentCentrePanel panel={panel} /> : <AffiliateDialog onClose={close} />)}
    </PanelGate>
  );
}
