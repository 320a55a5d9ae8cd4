import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from './canonicalPath.ts';

/** Keeps what the gateway has written into the head true when the screen changes. */
export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(canonicalPath(pathname), link.href).href;
  }, [pathname]);
}
