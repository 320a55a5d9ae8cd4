import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { ServerContext } from './ServerContext.ts';
import type { SplitDocument } from './splitDocument.ts';
import { textOf, withText } from './writtenResult.ts';

/** Runs a document, or a part of it. */
export type Compiled = (context: object, variables: Readonly<Record<string, unknown>>) => Promise<ExecutionResult> | ExecutionResult;

interface Kept {
  readonly result: ExecutionResult;
  readonly until: number;
}

/** Milliseconds, as long as the response cache gives an answer without asking. */
const FRESH = 5_000;
const MOST_KEPT = 50;

/** One result of all parts, as the whole document would have had it, and what it is as JSON: of what is kept, that is kept as well. */
function joined(results: readonly ExecutionResult[], keys: readonly string[]): ExecutionResult {
  const errors = results.flatMap((result) => result.errors ?? []);
  if (results.some(({ data }) => data === undefined)) return { errors };
  const all: Record<string, unknown> = Object.assign({}, ...results.map(({ data }) => data));
  // What a directive left out is undefined.
  const asked = keys.filter((key) => all[key] !== undefined);
  const isNothing = results.some((result) => result.data === null);
  const data = isNothing ? null : Object.fromEntries(asked.map((key) => [key, all[key]]));
  if (errors.length > 0) return { errors, data };
  if (data === null) return { data };
  const texts = new Map<string, string>();
  for (const result of results) {
    const text = textOf(result);
    if (text !== undefined) for (const key of Object.keys(result.data ?? {})) texts.set(key, text);
  }
  // A name of GraphQL needs no escapes.
  const fields = asked.map((key) => `"${key}":${texts.get(key) ?? JSON.stringify(all[key])}`);
  return withText({ data }, `{"data":{${fields.join(',')}}}`);
}

/**
 * Runs a public document by its parts, and those with few answers once in five seconds: of a lobby's page, which is asked for by
 * another search each time, menu, banners and footer are the same for all. That was a fifth of its time.
 */
export function compiledParts(
  split: SplitDocument | undefined,
  compile: (document: DocumentNode) => Compiled | undefined,
  clock: Clock,
): Compiled | undefined {
  const rest = split && compile(split.rest);
  if (!split || !rest) return undefined;
  const few: Compiled[] = [];
  for (const { document, variables: names } of split.few) {
    const compiled = compile(document);
    if (!compiled) return undefined;
    const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
    few.push(async (context, variables) => {
      const { language, cdnBucket } = (context as ServerContext).call.address;
      const key = `${language} ${cdnBucket} ${JSON.stringify(names.map((name) => variables[name]))}`;
      const known = kept.get(key);
      if (known && clock.now() < known.until) return known.result;
      const made = await compiled(context, variables);
      if (made.errors !== undefined || !made.data) return made;
      // A part has one root field, or none where a directive leaves it out.
      const result = withText(made, Object.values(made.data).map((value) => JSON.stringify(value))[0] ?? '');
      kept.set(key, { result, until: clock.now() + FRESH });
      return result;
    });
  }
  return async (context, variables) =>
    joined(await Promise.all([...few.map((part) => part(context, variables)), rest(context, variables)]), split.keys);
}
