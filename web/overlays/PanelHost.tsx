import { type ReactNode, Suspense } from 'react';
import { useSignedIn } from '../session/useSignedIn.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { isAgentCentrePage } from './panelKeys.ts';
import { usePanel } from './usePanel.ts';

/** The panel that the address names, over the screen, and `waiting` while its code is on its way. It decides itself for whom it opens. */
export function PanelHost({ memberCentre, agentCentre, waiting }: { memberCentre: ReactNode; agentCentre: ReactNode; waiting: ReactNode }) {
  const { panel, close } = usePanel();
  // Known first, so that the panel need not wait for it beside the header.
  const isKnown = useSignedIn() !== undefined;
  if (!panel || !isKnown) return null;
  return (
    <OverlayBoundary of={panel} onClose={close}>
      <Suspense fallback={waiting}>{isAgentCentrePage(panel) ? agentCentre : memberCentre}</Suspense>
    </OverlayBoundary>
  );
}
