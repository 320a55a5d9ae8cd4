import { siteStorage } from '../storage/siteStorage.ts';
import { sameOriginPlace } from './placeAfterLogin.ts';

const key = 'signInPlace';

/** Keeps, for this tab alone, where a sign-in was begun that leads over another service's page: out of the address, which that service would see. A browser that keeps nothing leads home. */
export const keepSignInPlace = (place: string): void => siteStorage.tab.setItem(key, place);

/** That place, once, as an address within this site; home where nothing was kept. */
export function takeSignInPlace(): string {
  const place = sameOriginPlace(siteStorage.tab.getItem(key));
  siteStorage.tab.removeItem(key);
  return place ?? '/';
}
