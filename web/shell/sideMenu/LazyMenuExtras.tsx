import { Suspense } from 'react';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import type { MenuExtrasProps } from './extras/MenuExtras.tsx';

const MenuExtras = lazyPart(async () => (await loadChunk(() => import('./extras/MenuExtras.tsx'))).MenuExtras);

/** The end of the side menu, which is no part of a first load; the menu stands without it where it cannot be had. */
export function LazyMenuExtras(props: MenuExtrasProps) {
  if (!useIdle()) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense>
        <MenuExtras {...props} />
      </Suspense>
    </SectionBoundary>
  );
}
