import { readFileSync, statSync } from 'node:fs';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { type Operation, operationOf } from './operation.ts';

/** The operations that may be asked for by id. Nothing a client sends adds to them. */
export interface Operations {
  find(id: string): Operation | undefined;
  /** Why one that the compiler has written is left out. */
  problemOf(id: string): string | undefined;
  /** Those that are known now. */
  all(): Iterable<Operation>;
}

/** Documents by id, as the Relay compiler writes them. */
export type PersistedDocuments = ReadonlyMap<string, string>;

const file = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

function documentsIn(path: string, text: string): Readonly<Record<string, string>> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new TypeError(`${path} is no JSON`);
  }
  const read = file.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const at = issue?.path[0];
  const problem =
    at === undefined ? 'it is no object' : `${JSON.stringify(at)} ${issue?.code === 'invalid_key' ? 'is no id' : 'has no document'}`;
  throw new TypeError(`${path} is not what the Relay compiler writes, documents by ids of 64 hexadecimal digits: ${problem}`);
}

/** Reads the compiler's file; an absent one holds nothing. Throws where it is not what the compiler writes. */
export function readPersisted(path: string): PersistedDocuments {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
  return new Map(Object.entries(documentsIn(path, text)));
}

/** Parses and validates every document. One that the schema cannot answer is logged and left out. */
export function createOperations(schema: GraphQLSchema, documents: PersistedDocuments, log: Log): Operations {
  const operations = new Map<string, Operation>();
  const problems = new Map<string, string>();
  for (const [id, text] of documents) {
    try {
      const document = parse(text);
      const [problem] = validate(schema, document);
      if (problem) throw problem;
      operations.set(id, operationOf(schema, id, document));
    } catch (error) {
      problems.set(id, error instanceof Error ? error.message : String(error));
      log.error({ id, problem: String(error) }, 'a persisted operation does not fit the schema and is left out');
    }
  }
  return { find: (id) => operations.get(id), problemOf: (id) => problems.get(id), all: () => operations.values() };
}

/** For development: reads the file again when an unknown id is asked for and the compiler has rewritten it. */
export function createReloadingOperations(schema: GraphQLSchema, path: string, log: Log): Operations {
  let readAt = -1;
  let operations = createOperations(schema, new Map(), log);
  const reload = (): void => {
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === readAt) return;
    readAt = changedAt;
    try {
      operations = createOperations(schema, readPersisted(path), log);
    } catch (error) {
      log.warn({ err: error }, 'the persisted operations cannot be read at this moment');
    }
  };
  return {
    find: (id) => {
      const known = operations.find(id);
      if (known) return known;
      reload();
      return operations.find(id);
    },
    problemOf: (id) => operations.problemOf(id),
    all: () => operations.all(),
  };
}
