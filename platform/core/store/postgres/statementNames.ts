/** Names under which connections keep statements prepared: parsing one costs PostgreSQL more than most of them do. */
export interface StatementNames {
  /** Undefined for what is not to be kept. */
  of(text: string): string | undefined;
}

/** Statements kept; the platform has fewer, and lists of varying length must not pile up in every connection. */
const kept = 256;

/** The same text always has the same name. What asks for all columns is not kept: a newer platform on the same store may add one. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return {
    of(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= kept || text.includes('*')) return known;
      const name = `s${names.size}`;
      names.set(text, name);
      return name;
    },
  };
}
