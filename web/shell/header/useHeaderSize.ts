import { type RefObject, useEffect } from 'react';

/** CSS pixels, on wide screens, where it is the highest. */
const oneRow = 64;

/** Tells the page how high the header is where it has taken a second row: games, the verifier and what sticks stand below it. */
export function useHeaderSize(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!header.current) return;
    const { style } = document.documentElement;
    let told = 0;
    const sizes = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // One row is as high as the style sheet says: to say it again would style the whole page anew.
      const taller = size > oneRow ? size : 0;
      if (taller === told) return;
      told = taller;
      if (taller === 0) style.removeProperty('--header');
      else style.setProperty('--header', `${taller}px`);
    });
    sizes.observe(header.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--header');
    };
  }, [header]);
}
