import type { z } from 'zod';
import { type Misfit, misfitsOf } from './misfit.ts';

/** What came of an answer: all of it that fits, and what was wrong with the rows that are left out; or nothing that can be used. */
export type CheckedAnswer<Answer> =
  | { readonly answer: Answer; readonly misfits: readonly Misfit[]; readonly leftOut: number }
  | { readonly answer?: undefined; readonly misfits: readonly Misfit[] };

/** Each round brings to light what stood behind the rows of the one before; honest answers need none. */
const maxRounds = 5;

/** The list and the place in it of the innermost row that a path leads through. */
function rowOf(path: readonly PropertyKey[]): { readonly list: readonly PropertyKey[]; readonly index: number } | undefined {
  const last = path.findLastIndex((key) => typeof key === 'number');
  return last < 0 ? undefined : { list: path.slice(0, last), index: path[last] as number };
}

const listAt = (value: unknown, path: readonly PropertyKey[]): unknown[] =>
  path.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), value) as unknown[];

/** In one pass: taken out one by one, the bad rows of an answer of two megabytes kept the process busy for minutes. */
function leaveOut(rows: unknown[], indexes: ReadonlySet<number>): void {
  let kept = 0;
  for (const [index, row] of rows.entries()) if (!indexes.has(index)) rows[kept++] = row;
  rows.length = kept;
}

/**
 * Reads a value by its shape; a row of a list that does not fit is left out, so that it costs itself alone. A list of several of which
 * none fits is another matter: the operator means something else by it, and that nobody may take for an empty one. Changes the value.
 */
export function withoutBadRows<Shape extends z.ZodType>(shape: Shape, value: unknown): CheckedAnswer<z.output<Shape>> {
  const misfits: Misfit[] = [];
  let leftOut = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const read = shape.safeParse(value);
    if (read.success) return { answer: read.data, misfits, leftOut };
    misfits.push(...misfitsOf(read.error, value));
    const bad = new Map<string, { readonly list: readonly PropertyKey[]; readonly indexes: Set<number> }>();
    for (const { path } of read.error.issues) {
      const row = rowOf(path);
      if (row === undefined) return { misfits };
      const key = row.list.join('.');
      const known = bad.get(key) ?? { list: row.list, indexes: new Set<number>() };
      bad.set(key, known);
      known.indexes.add(row.index);
    }
    // The deepest lists first: rows above keep their places meanwhile.
    for (const { list, indexes } of [...bad.values()].toSorted((left, right) => right.list.length - left.list.length)) {
      const rows = listAt(value, list);
      if (rows.length > 1 && indexes.size === rows.length) return { misfits };
      leaveOut(rows, indexes);
      leftOut += indexes.size;
    }
  }
  return { misfits };
}
