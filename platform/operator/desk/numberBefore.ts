import type { Visit } from './app/visit.ts';

/** The number that a further page of a list begins behind, as its address says it; undefined on the first. */
export function numberBefore({ context }: Visit): bigint | undefined {
  const given = context.req.query('before') ?? '';
  return /^\d{1,18}$/.test(given) ? BigInt(given) : undefined;
}
