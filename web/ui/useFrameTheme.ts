import { type RefObject, useLayoutEffect } from 'react';
import { shownTheme } from './shownTheme.ts';
import { tellFrame } from './tellFrame.ts';

/** Tells the page in a frame the site's theme, as it has loaded and at each change. */
export function useFrameTheme(frame: RefObject<HTMLIFrameElement | null>): void {
  // Before the frame can have loaded: what was not heard then is not said again.
  useLayoutEffect(() => {
    const framed = frame.current;
    const tell = () => {
      tellFrame(framed, { type: 'site:theme', theme: shownTheme() });
    };
    const themes = new MutationObserver(tell);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    framed?.addEventListener('load', tell);
    return () => {
      themes.disconnect();
      framed?.removeEventListener('load', tell);
    };
  }, [frame]);
}
