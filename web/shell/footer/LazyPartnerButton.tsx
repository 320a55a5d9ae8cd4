import { Suspense } from 'react';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { useIdle } from '../../ui/useIdle.ts';

const PartnerButton = lazyPart(async () => (await loadChunk(() => import('./PartnerButton.tsx'))).PartnerButton);

/** Where the operator names no place for affiliates, somebody can be asked; no part of a first load. */
export function LazyPartnerButton() {
  if (!useIdle()) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense>
        <PartnerButton />
      </Suspense>
    </SectionBoundary>
  );
}
