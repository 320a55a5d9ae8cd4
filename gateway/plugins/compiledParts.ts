import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { ServerContext } from './ServerContext.ts';
import type { SplitDocument } from './splitDocument.ts';
import { withText } from './writtenResult.ts';

/** Runs a document, or a part of it. */
export type Compiled = (context: object, variables: Readonly<Record<string, unknown>>) => Promise<ExecutionResult> | ExecutionResult;

/** What the parts with few answers came to, and what stands between the answers of the rest as JSON. */
interface Frame {
  readonly results: readonly ExecutionResult[];
  readonly data: Readonly<Record<string, unknown>>;
  /** By the key of a root field. */
  readonly texts: ReadonlyMap<string, string>;
  readonly until: number;
}

/** Milliseconds, as long as the response cache gives an answer without asking. */
const freshFor = 5_000;
const maxKept = 50;

/** One result of all parts, as the whole document would have had it. */
function joined(results: readonly ExecutionResult[], keys: readonly string[]): ExecutionResult {
  const errors = results.flatMap((result) => result.errors ?? []);
  if (results.some(({ data }) => data === undefined)) return { errors };
  const all: Record<string, unknown> = Object.assign({}, ...results.map(({ data }) => data));
  // What a directive left out is undefined.
  const asked = keys.filter((key) => all[key] !== undefined);
  const isNothing = results.some((result) => result.data === null);
  const data = isNothing ? null : Object.fromEntries(asked.map((key) => [key, all[key]]));
  return errors.length > 0 ? { errors, data } : { data };
}

/** Undefined where something in it went wrong, which is then asked for again. */
function frameOf(results: readonly ExecutionResult[], until: number): Frame | undefined {
  if (results.some(({ data, errors }) => errors !== undefined || !data)) return undefined;
  const data: Record<string, unknown> = Object.assign({}, ...results.map((result) => result.data));
  // A name of GraphQL needs no escapes.
  const texts = Object.entries(data).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, `"${key}":${JSON.stringify(value)}`] as const],
  );
  return { results, data, texts: new Map(texts), until };
}

/** The same as `joined`, and what it is as JSON, of which the frame's is written already. */
function framed(frame: Frame, rest: ExecutionResult, keys: readonly string[]): ExecutionResult {
  if (rest.errors !== undefined || !rest.data) return joined([...frame.results, rest], keys);
  const data: Record<string, unknown> = {};
  let text = '';
  for (const key of keys) {
    const value = rest.data[key] ?? frame.data[key];
    const written = frame.texts.get(key) ?? (rest.data[key] === undefined ? undefined : `"${key}":${JSON.stringify(rest.data[key])}`);
    // What a directive left out is undefined.
    if (written === undefined) continue;
    data[key] = value ?? null;
    text += text === '' ? written : `,${written}`;
  }
  return withText({ data }, `{"data":{${text}}}`);
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
  for (const { document } of split.few) {
    const compiled = compile(document);
    if (!compiled) return undefined;
    few.push(compiled);
  }
  const words = [...new Set(split.few.flatMap(({ variables }) => variables))];
  const frames = new LRUCache<string, Frame>({ max: maxKept });
  return async (context, variables) => {
    const { call } = context as ServerContext;
    const { language, cdnBucket } = call.address;
    // What was left out is another question than `null`, in whose place no argument's default is taken.
    const key = `${language} ${cdnBucket} ${words.map((name) => JSON.stringify(variables[name])).join(' ')}`;
    const known = frames.get(key);
    if (known && clock.now() < known.until) return framed(known, await rest(context, variables), split.keys);
    const until = clock.now() + freshFor;
    const [asked, ...results] = await Promise.all([rest(context, variables), ...few.map((part) => part(context, variables))]);
    // Which part does without something is not known.
    const frame = call.isDegraded || call.retryAfterSeconds !== undefined ? undefined : frameOf(results, until);
    if (!frame) return joined([...results, asked], split.keys);
    frames.set(key, frame);
    return framed(frame, asked, split.keys);
  };
}
