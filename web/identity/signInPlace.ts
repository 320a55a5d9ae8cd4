import { sameOriginPlace } from './placeAfterLogin.ts';

const key = 'signInPlace';

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps, for this tab alone, where a sign-in was begun that leads over another service's page: out of the address, which that service would see. */
export function keepSignInPlace(place: string, storage: Keeper = sessionStorage): void {
  try {
    storage.setItem(key, place);
  } catch {
    // A browser that keeps nothing leads home.
    return;
  }
}

/** That place, once, as an address within this site; home where nothing was kept. */
export function takeSignInPlace(storage: Keeper = sessionStorage): string {
  try {
    const place = sameOriginPlace(storage.getItem(key));
    storage.removeItem(key);
    return place ?? '/';
  } catch {
    return '/';
  }
}
