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
    // By itself a browser leaves what has the focus partly outside, where any of it is in sight or the shelf snaps.
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      const [item, sight] = [target.getBoundingClientRect(), shelf.getBoundingClientRect()];
      const isWhole = item.left >= sight.left && item.right <= sight.right;
      if (!isWhole) shelf.scrollBy({ left: (item.left + item.right - sight.left - sight.right) / 2, behavior: 'instant' });
    };
    const observer = new ResizeObserver(look);
    observer.observe(shelf);
    shelf.addEventListener('scroll', look, { passive: true });
    shelf.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      shelf.removeEventListener('scroll', look);
      shelf.removeEventListener('focusin', follow);
    };
  }, [count]);

  const move = useCallback((direction: 1 | -1) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shelf = list.current;
    shelf?.scrollBy({ left: direction * shelf.clientWidth * 0.9, behavior: still ? 'auto' : 'smooth' });
  }, []);
  return { list, edges, move };
}
