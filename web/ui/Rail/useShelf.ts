import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Whether there is more of a shelf than is in sight, on which side. */
export interface ShelfEdges {
  readonly before: boolean;
  readonly after: boolean;
}

export interface Shelf {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly edges: ShelfEdges;
  /** Most of a screenful back or on. */
  move(direction: 1 | -1): void;
}

const none: ShelfEdges = { before: false, after: false };

/** A list of so many items that scrolls sideways, and where it goes on. */
export function useShelf(count: number): Shelf {
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState(none);

  useEffect(() => {
    const shelf = list.current;
    if (!shelf) return;
    const look = () => {
      const left = Math.abs(shelf.scrollLeft);
      const next = { before: left > 1, after: left + shelf.clientWidth < shelf.scrollWidth - 1 };
      setEdges((now) => (now.before === next.before && now.after === next.after ? now : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(shelf);
    shelf.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      shelf.removeEventListener('scroll', look);
    };
  }, [count]);

  const move = useCallback((direction: 1 | -1) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shelf = list.current;
    shelf?.scrollBy({ left: direction * shelf.clientWidth * 0.9, behavior: still ? 'auto' : 'smooth' });
  }, []);
  return { list, edges, move };
}
