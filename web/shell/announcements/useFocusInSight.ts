import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where list and announcement have no room beside each other, each goes as the other comes, with what had the focus: it goes on to
 * what the announcement is called, and back to its entry in the list.
 */
export function useFocusInSight(chosen: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  // Before the browser draws: it takes the focus from what is not to be seen.
  useLayoutEffect(() => {
    const left = before.current;
    before.current = chosen;
    const focused = document.activeElement;
    if (left === chosen || !place.current?.contains(focused) || focused?.getClientRects().length) return;
    const entry = left === null ? null : place.current.querySelector<HTMLElement>(`[data-announcement="${CSS.escape(left)}"]`);
    (chosen === null ? entry : place.current.querySelector('h3'))?.focus({ preventScroll: true });
  }, [chosen]);
  return place;
}
