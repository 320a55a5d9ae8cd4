import type { Location } from 'react-router-dom';
import { overlayParameters } from '../overlays/overlayParameters.ts';

/** What each screen's address asked for as it was last shown, such as a lobby's filters, by its path. */
const searches = new Map<string, string>();

/** The address of a screen, without what lies over it. */
export const screenPlace = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const own = String(overlayParameters.without(new URLSearchParams(search)));
  return pathname + (own && `?${own}`);
};

export const rememberPlace = (location: Pick<Location, 'pathname' | 'search'>): void =>
  void searches.set(location.pathname, screenPlace(location));

/** The screen of that path as this page left it, for a way back to it. */
export const leftPlace = (pathname: string): string => searches.get(pathname) ?? pathname;

/** What a way back leaves in the history: the screen is shown where it was scrolled to, as by the browser's own. */
export const comingBack = { isBack: true } as const;

export const isComingBack = (state: unknown): boolean => (state as { readonly isBack?: unknown } | null)?.isBack === true;
