import { PanelGate } from '../../overlays/PanelGate.tsx';
import { isMemberCentrePage } from '../../overlays/panelKeys.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { MemberCentrePanel } from './MemberCentrePanel.tsx';

/** The member centre, where the address names one of its pages. */
export function MemberCentre() {
  const { panel } = usePanel();
  return isMemberCentrePage(panel) ? (
    <PanelGate panel={panel}>{(viewer) => <MemberCentrePanel panel={panel} viewer={viewer} />}</PanelGate>
  ) : null;
}
