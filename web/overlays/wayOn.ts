import type { Location } from 'react-router-dom';
import { letsIn } from './entrances.ts';
import { overlayParameters } from './overlayParameters.ts';
import { panelSearch } from './usePanel.ts';

/** The login, with the panel of the address that a guest is led there from. */
export const loginAt = (search: string): string => `/login${panelSearch(search)}`;

/** Adds to the address that a page stands at, out of sight, where it leads on to; see `wayOn`. */
export const leadingTo = (place: string): { readonly place: string } => ({ place });

/** `text` as an address within this site, its panel a known one, or `null`: nobody is led elsewhere by what was kept of an address. */
export function sitePlace(text: unknown, origin: string = location.origin): string | null {
  const url = typeof text === 'string' && text.startsWith('/') ? URL.parse(text, origin) : null;
  // What begins with two of them names another site to the browser.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  if (letsIn(url.pathname)) return `/${panelSearch(url.search)}`;
  const own = overlayParameters.without(url.searchParams);
  const panel = new URLSearchParams(panelSearch(url.search));
  const search = String(new URLSearchParams([...own, ...panel]));
  return url.pathname + (search && `?${search}`);
}

/**
 * Where a page that lets in leads on to, once it has: to the place that it was given, as where another service's sign-in was begun, else home,
 * with the panel that its address names.
 */
export const wayOn = ({ search, state }: Pick<Location, 'search' | 'state'>): string =>
  sitePlace((state as { place?: unknown } | null)?.place) ?? `/${panelSearch(search)}`;

/** Where the person is once a login is over, for one that leads away and comes back: as `useEnter` leaves them. */
export function placeAfterLogin({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>, isAskedFor: boolean): string {
  if (letsIn(pathname)) return wayOn({ search, state });
  return (asksForLogin({ pathname, search }) || isAskedFor ? sitePlace(pathname + search) : null) ?? '/';
}

/** Whether the address asks for a login itself: a panel that lies over its screen waits for that. */
export const asksForLogin = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  !letsIn(pathname) && panelSearch(search) !== '';
