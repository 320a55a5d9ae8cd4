/** How many records there are, of a page that has it as `total` beside what `connectionPage` makes: the builder's types know of the edges alone. */
export const totalOf = (page: object): number => (page as { readonly total: number }).total;
