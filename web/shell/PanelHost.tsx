import { lazy, Suspense } from 'react';
import { useViewer } from './useViewer.ts';
import { usePanel } from './usePanel.ts';

const MemberCentre = lazy(async () => ({ default: (await import('../panels/memberCentre/MemberCentre.tsx')).MemberCentre }));

/** The panel that the address names, over the screen. */
export function PanelHost() {
  const { panel } = usePanel();
  return panel ? (
    <Suspense>
      <AllowedPanel />
    </Suspense>
  ) : null;
}

function AllowedPanel() {
  const viewer = useViewer();
  return viewer?.memberCentreAllowed ? <MemberCentre /> : null;
}
