import type { Location } from 'react-router-dom';
import { isLoginOrRegisterPage } from '../overlays/loginPages.ts';
import { overlayParameters } from '../overlays/overlayParameters.ts';
import { panelSearch } from '../overlays/usePanel.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'state'>;

/** The login, with the panel of the address that a guest is led there from. */
export const loginAddress = (search: string): string => `/login${panelSearch(search)}`;

/** Adds to the address that a page stands at, out of sight, where it leads on to; see `placeAfterLogin`. */
export const returningTo = (place: string): { readonly place: string } => ({ place });

/** `text` as an address within this site, its panel a known one, or `null`: nobody is led elsewhere by what was kept of an address. */
export function sameOriginPlace(text: unknown, origin: string = location.origin): string | null {
  const url = typeof text === 'string' && text.startsWith('/') && URL.canParse(text, origin) ? new URL(text, origin) : null;
  // What begins with two of them names another site to the browser.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  if (isLoginOrRegisterPage(url.pathname)) return `/${panelSearch(url.search)}`;
  const own = overlayParameters.without(url.searchParams);
  const panel = new URLSearchParams(panelSearch(url.search));
  const search = String(new URLSearchParams([...own, ...panel]));
  return url.pathname + (search && `?${search}`);
}

/**
 * Where a login, or a registration, leads that nothing waits for: home. From a page that lets in to the place that it was given, as where
 * another service's sign-in was begun, else home with the panel that its address names.
 */
export const placeAfterLogin = ({ pathname, search, state }: Place): string =>
  isLoginOrRegisterPage(pathname) ? (sameOriginPlace((state as { place?: unknown } | null)?.place) ?? `/${panelSearch(search)}`) : '/';

/** Whether the address asks for a login itself: a panel that lies over its screen waits for that. */
export const asksForLogin = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  !isLoginOrRegisterPage(pathname) && panelSearch(search) !== '';

/** Where the person is once a login is over that leads away and comes back: as `useEnter` leaves them after any other. */
export function returnPlace(here: Place, isAskedFor: boolean): string {
  const staysHere = !isLoginOrRegisterPage(here.pathname) && (isAskedFor || asksForLogin(here));
  return (staysHere ? sameOriginPlace(here.pathname + here.search) : null) ?? placeAfterLogin(here);
}
