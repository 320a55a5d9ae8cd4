/** Messages that stay in the list of a page: it may be open for days, and would keep all that was said since. */
export const maxShown = 1_000;
