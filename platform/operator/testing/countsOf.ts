/** What the menu of a page says that waits, by the last word of where its entries lead. */
export const countsOf = (page: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...page.matchAll(/href="\/operator\/([\w-]+)"[^>]*>[^<]*<span class="count">(\d+)</g)].map(([, entry = '', count]) => [
      entry,
      Number(count),
    ]),
  );
