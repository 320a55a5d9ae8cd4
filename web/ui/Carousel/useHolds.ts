import { type RefObject, useEffect, useState } from 'react';

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

/** Whether somebody has the focus or the pointer on the element. */
export function useAttended(element: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setFocus] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  useEffect(() => {
    const attended = element.current;
    if (!attended) return;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, told: (event: HTMLElementEventMap[Name]) => void) =>
      attended.addEventListener(name, told, { signal: listening.signal });
    on('focusin', () => setFocus(true));
    on('focusout', ({ relatedTarget }) => setFocus(relatedTarget instanceof Node && attended.contains(relatedTarget)));
    on('pointerenter', () => setPointer(true));
    on('pointerleave', () => setPointer(false));
    return () => listening.abort();
  }, [element]);
  return hasFocus || hasPointer;
}
