import { lazy, Suspense } from 'react';
import { usePanel } from './usePanel.ts';
import { useSignedIn } from '../session/useSignedIn.ts';

const MemberCentre = lazy(async () => ({ default: (await import('../panels/memberCentre/MemberCentre.tsx')).MemberCentre }));

/** The panel that the address names, over the screen. It decides itself for whom it opens. */
export function PanelHost() {
  const { panel } = usePanel();
  // Known first, so that the panel need not wait for it beside the header.
  const isKnown = useSignedIn() !== undefined;
  return panel && isKnown ? (
    <Suspense>
      <MemberCentre />
    </Suspense>
  ) : null;
}
