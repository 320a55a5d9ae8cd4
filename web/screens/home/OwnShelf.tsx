import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { isSignedIn, onViewerChange, ownsAccount } from '../../session/viewer.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { ShelfSkeleton } from './ShelfSkeleton.tsx';

/** Its code, its words and its request are for members alone. */
const OwnGamesShelf = lazy(async () => ({ default: (await loadChunk(() => import('./ownShelf/OwnGamesShelf.tsx'))).OwnGamesShelf }));

/** Until the gateway has said who is here, it is whoever was here before: the page below need not move. Forgotten with the member. */
const memory = 'ownShelves';

/** A shelf of the member's own games: those played last, or those that were marked. Others have none. */
export function OwnShelf({ list }: { list: 'recent' | 'favourites' }) {
  const environment = useRelayEnvironment();
  const subscribe = useCallback((listener: () => void) => onViewerChange(environment, listener), [environment]);
  const isKnown = useSyncExternalStore(subscribe, () => isSignedIn(environment) !== undefined);
  const isOwner = useSyncExternalStore(subscribe, () => ownsAccount(environment));

  useEffect(() => {
    if (isOwner) localStorage.setItem(memory, 'true');
    else if (isKnown) localStorage.removeItem(memory);
  }, [isKnown, isOwner]);

  if (isOwner)
    return (
      <SectionBoundary>
        <Suspense fallback={<ShelfSkeleton />}>
          <OwnGamesShelf list={list} />
        </Suspense>
      </SectionBoundary>
    );
  return !isKnown && localStorage.getItem(memory) === 'true' ? <ShelfSkeleton /> : null;
}
