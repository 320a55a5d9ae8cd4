import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the heading that the address names into view and gives it the focus. The browser cannot: the page is
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
    if (isReturn || !/^#[A-Za-z-]{1,64}$/.test(hash)) return;
    const heading = document.getElementById(hash.slice(1));
    if (!heading?.matches('h2, h3')) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, [hash, key, isPop]);
}
