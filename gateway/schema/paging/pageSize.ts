import { BadInput } from '../input/badInput.ts';

/** No page of anything holds more. */
export const largestPage = 100;
/** Deeper pages are not read: nobody turns that far, and each costs the operator more than the last. */
const lastPage = 10_000;

/** Refuses rather than trims: a client that asked for 500 must not take 100 for all there is. */
export function pageSize(size: number, argument: string): number {
  if (size < 1 || size > largestPage) throw new BadInput(`\`${argument}\` must be from 1 to ${largestPage}.`);
  return size;
}

export function pageNumber(page: number): number {
  if (page < 1 || page > lastPage) throw new BadInput(`\`page\` must be from 1 to ${lastPage}.`);
  return page;
}
