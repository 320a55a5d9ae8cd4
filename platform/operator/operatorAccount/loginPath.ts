/** Where one logs in to the desk. */
export const loginPath = '/operator';

/** The longest address that is led back to. */
const longest = 500;

/** The page of the desk that whoever has logged in is led back to; undefined where that is no such page, such as one of another site. */
export const returnPathOf = (given: string | undefined): string | undefined =>
  given !== undefined && given.length <= longest && /^\/operator\/[\w/-]+(?:\?\S*)?$/.test(given) ? given : undefined;

/** Where one logs in, and is led to that page afterwards. */
export const loginPathTo = (page: string | undefined): string =>
  page === undefined ? loginPath : `${loginPath}?to=${encodeURIComponent(page)}`;

/** The same for who asked for the page at `address`, which they are led back to. */
export function loginPathFor(address: string): string {
  const { pathname, search } = new URL(address);
  return loginPathTo(returnPathOf(pathname + search));
}
