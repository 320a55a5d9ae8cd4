import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sectionIds } from './helpSections.ts';

/**
 * Brings the section that the address names into view and gives its heading the focus. The browser cannot: the page is
 * not drawn yet when it looks for the anchor. Going back leaves what the reader comes back to.
 */
export function useSectionOfAddress(): void {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const isDrawn = useRef(false);
  useEffect(() => {
    // A page that was opened by its address counts as popped too, with a key that no later one has.
    const isReturn = isPop && (isDrawn.current || key !== 'default');
    isDrawn.current = true;
    const id = hash.slice(1);
    if (isReturn || !sectionIds.includes(id)) return;
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [hash, key, isPop]);
}
