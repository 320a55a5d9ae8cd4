import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';

const WinnersAndFacts = lazyPart(async () => (await loadChunk(() => import('./foot/WinnersAndFacts.tsx'))).WinnersAndFacts);

/** What lies below the fold: its code, words and request come once it is near. */
export function HomeFoot() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '600px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <Skeleton height="400px" />;
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <WinnersAndFacts />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
