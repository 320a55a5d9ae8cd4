import { type ReactNode, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../session/useSignedIn.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { overlayParameters, panelParameter } from './overlayParameters.ts';
import { isAgentCentrePage } from './panelKeys.ts';
import { usePanel } from './usePanel.ts';

/** The panel that the address names, over the screen, and `waiting` while its code is on its way. It decides itself for whom it opens. */
export function PanelHost({ memberCentre, agentCentre, waiting }: { memberCentre: ReactNode; agentCentre: ReactNode; waiting: ReactNode }) {
  const { panel, close } = usePanel();
  const [parameters, setParameters] = useSearchParams();
  const isUnknown = panel === null && parameters.has(panelParameter);
  useEffect(() => {
    // It opens nothing: an address that is copied or reloaded should not go on naming it.
    if (isUnknown) setParameters(overlayParameters.withoutPanel, { replace: true, preventScrollReset: true });
  }, [isUnknown, setParameters]);
  // Known first, so that the panel need not wait for it beside the header.
  const isKnown = useSignedIn() !== undefined;
  if (!panel || !isKnown) return null;
  return (
    <OverlayBoundary of={panel} onClose={close}>
      <Suspense fallback={waiting}>{isAgentCentrePage(panel) ? agentCentre : memberCentre}</Suspense>
    </OverlayBoundary>
  );
}
