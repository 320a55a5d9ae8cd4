/** The way in. */
export const door = '/operator';

/** The longest address that is kept over the door. */
const longest = 500;

/** The page of the desk that whoever comes in is led on to; undefined where that is no such page, such as one of another site. */
export const pageBehindDoor = (given: string | undefined): string | undefined =>
  given !== undefined && given.length <= longest && /^\/operator\/[\w/-]+(?:\?\S*)?$/.test(given) ? given : undefined;

/** The way in for who asked for the page at `address`, which they are led to once they are known. */
export function doorTo(address: string): string {
  const { pathname, search } = new URL(address);
  const page = pageBehindDoor(pathname + search);
  return page === undefined ? door : `${door}?to=${encodeURIComponent(page)}`;
}
