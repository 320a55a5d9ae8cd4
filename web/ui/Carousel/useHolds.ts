import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** The person asked for less motion, now. */
export function useLessMotion(): boolean {
  const [isLess, setLess] = useState(() => matchMedia(lessMotion).matches);
  useEffect(() => {
    const query = matchMedia(lessMotion);
    const tell = () => setLess(query.matches);
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
  return isLess;
}

/** A dialog lies over the element, or the page is out of sight: what cannot be seen whole must not move. */
export function useBehind(element: RefObject<HTMLElement | null>): boolean {
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const lies = (dialog: Element) => !dialog.contains(element.current);
    const look = () => setBehind(document.hidden || [...document.querySelectorAll('dialog[open]')].some(lies));
    // Every dialog of the site is a native one, so this attribute says all.
    const opened = new MutationObserver(look);
    opened.observe(document.body, { attributeFilter: ['open'], subtree: true });
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      opened.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return isBehind;
}

export interface Attention {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Whether somebody has the focus or the pointer on an element that is given the handlers. */
export function useAttention(): [isAttended: boolean, handlers: Attention] {
  const [hasFocus, setFocus] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  return [
    hasFocus || hasPointer,
    {
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget)),
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
    },
  ];
}
