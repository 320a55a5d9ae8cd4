/** What an answer depends on beside the question itself. */
export interface AddressParts {
  readonly language: string;
  /** Number that picks the host of a visit's pictures. */
  readonly cdnBucket: string;
}

/** Where a query is asked, but for what `AddressParts` add. Same variables, same address, whatever order they were written in; unset ones are left out. */
export function questionAddress(id: string, variables: Readonly<Record<string, unknown>>): string {
  const sorted = Object.fromEntries(
    Object.entries(variables)
      .filter(([, value]) => value !== undefined && value !== null)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  return `/graphql?${new URLSearchParams({ id, variables: JSON.stringify(sorted) })}`;
}

/** Parameters keep this order: kept answers are found by the whole address. The gateway writes the same behind the addresses of `pages.json`. */
export const withAddressParts = (question: string, { language, cdnBucket }: AddressParts): string =>
  `${question}${question.includes('?') ? '&' : '?'}${new URLSearchParams({ lang: language, cdnBucket })}`;
