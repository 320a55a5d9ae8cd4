import { lazy, Suspense } from 'react';
import { usePanel } from './usePanel.ts';

const MemberCentre = lazy(async () => ({ default: (await import('../panels/memberCentre/MemberCentre.tsx')).MemberCentre }));

/** The panel that the address names, over the screen. It decides itself for whom it opens. */
export function PanelHost() {
  const { panel } = usePanel();
  return panel ? (
    <Suspense>
      <MemberCentre />
    </Suspense>
  ) : null;
}
