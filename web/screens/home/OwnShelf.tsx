import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { useViewerFact } from '../../session/useViewerFact.ts';
import { ownsAccount, viewerId } from '../../session/viewer.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import type { OwnList } from '../../shell/games/ownList.ts';
import { keepShelf, wasShelfThere } from './shelfMemory.ts';
import { ShelfSkeleton } from './ShelfSkeleton.tsx';

/** Its code, its words and its request are for members alone. */
const OwnGamesShelf = lazyPart(async () => (await loadChunk(() => import('./ownShelf/OwnGamesShelf.tsx'))).OwnGamesShelf);

/**
 * A shelf of the member's own games: those played last, or those that were marked. Others have none, and neither has a member without
 * such games. Until the gateway has said, it is as it was the last time: the page below need not move.
 */
export function OwnShelf({ list }: { list: OwnList }) {
  const viewer = useViewerFact(viewerId);
  const isKnown = viewer !== undefined;
  const isOwner = useViewerFact(ownsAccount);

  useEffect(() => {
    if (isKnown && !isOwner) keepShelf(list, false);
  }, [isKnown, isOwner, list]);

  const before = wasShelfThere(list) ? <ShelfSkeleton /> : null;
  if (isOwner)
    return (
      <SectionBoundary key={viewer}>
        <Suspense fallback={before}>
          <OwnGamesShelf list={list} />
        </Suspense>
      </SectionBoundary>
    );
  return isKnown ? null : before;
}
