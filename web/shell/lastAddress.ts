import type { Location } from 'react-router-dom';
import { overlayParameters } from '../overlays/overlayParameters.ts';
import { siteStorage } from '../storage/siteStorage.ts';

/** The address of a screen, without what lies over it. */
export const screenPlace = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const own = String(overlayParameters.without(new URLSearchParams(search)));
  return pathname + (own && `?${own}`);
};

const nameOf = (pathname: string): string => `left:${pathname}`;

/** Keeps what a screen's address asked for as it was last shown, such as a lobby's filters, for as long as the tab is open. */
export function rememberPlace(location: Pick<Location, 'pathname' | 'search'>): void {
  const search = screenPlace(location).slice(location.pathname.length);
  if (search) siteStorage.tab.setItem(nameOf(location.pathname), search);
  else siteStorage.tab.removeItem(nameOf(location.pathname));
}

/** The screen of that path as this tab left it, for a way back to it. */
export const lastAddressOf = (pathname: string): string => pathname + (siteStorage.tab.getItem(nameOf(pathname)) ?? '');

/** What a way back leaves in the history: the screen is shown where it was scrolled to, as by the browser's own. */
export const backNavigation = { isBack: true } as const;

export const isBackNavigation = (state: unknown): boolean => (state as { readonly isBack?: unknown } | null)?.isBack === true;
