import { Suspense } from 'react';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import { useBars } from '../bars.tsx';
import type { PromoBarProps } from './PromoBar.tsx';

const PromoBar = lazyPart(async () => (await loadChunk(() => import('./PromoBar.tsx'))).PromoBar);

/** What the operator wants everybody to know, once the page stands; not where a screen wants the room. */
export function LazyPromoBar(props: PromoBarProps) {
  const { isTopShown } = useBars();
  const isIdle = useIdle();
  if (!isIdle || !isTopShown) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense>
        <PromoBar {...props} />
      </Suspense>
    </SectionBoundary>
  );
}
