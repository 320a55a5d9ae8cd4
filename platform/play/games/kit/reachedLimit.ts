const kinds = ['STAKE', 'LOSS', 'SESSION'] as const;
const periods = ['DAY', 'WEEK', 'MONTH'] as const;

/** The limit of the member's own that leaves least, as a refusal tells of it. */
export interface ReachedLimit {
  readonly kind: (typeof kinds)[number];
  /** Counted back from now. */
  readonly period: (typeof periods)[number];
  /** Money; of a `SESSION` minutes. */
  readonly left: string;
}

/** Reads what `limit_reached` says of itself; undefined for anything else, and for limits that no stake comes up against. */
export const reachedLimitOf = (details: unknown): ReachedLimit | undefined => {
  const told = (typeof details === 'object' && details !== null ? details : {}) as Readonly<Record<string, unknown>>;
  const kind = kinds.find((each) => each === told['kind']);
  const period = periods.find((each) => each === told['period']);
  return kind && period && typeof told['left'] === 'string' ? { kind, period, left: told['left'] } : undefined;
};
