import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { createOperations, type Operations, readPersisted } from '../execution/operations.ts';
import { silentLog } from '../log.ts';
import { createSchema } from '../schema/schema.ts';

/** What every mock gateway of a process shares, as it never changes. */
export interface SiteParts {
  readonly schema: GraphQLSchema;
  /** The site's own operations. */
  readonly operations: Operations;
}

const persistedFile = fileURLToPath(new URL('../../web/relay/persisted.json', import.meta.url));
let built: SiteParts | undefined;

/** Built for the first that asks: the schema and every operation of the site take longer than most tests. */
export function siteParts(): SiteParts {
  if (built === undefined) {
    const schema = createSchema();
    built = { schema, operations: createOperations(schema, readPersisted(persistedFile), silentLog()) };
  }
  return built;
}
