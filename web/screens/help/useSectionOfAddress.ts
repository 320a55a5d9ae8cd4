import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The code of the chapter or answer that the address names, as the operator writes it. Brings its heading into view and gives it the
 * focus. The browser cannot: the page is not drawn yet when it looks for the anchor. Going back leaves what the reader comes back to.
 */
export function useSectionOfAddress(): string {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const isDrawn = useRef(false);
  const section = codeIn(hash);
  useEffect(() => {
    // A page that was opened by its address counts as popped too, with a key that no later one has.
    const isReturn = isPop && (isDrawn.current || key !== 'default');
    isDrawn.current = true;
    if (isReturn) return;
    const heading = document.getElementById(section);
    if (!heading?.matches('main :is(h2, h3)')) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, [section, key, isPop]);
  return section;
}

function codeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Half a character: no address of this site has that.
    return '';
  }
}
