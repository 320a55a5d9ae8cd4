import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { createOperations, type Operations, readPersisted } from '../execution/operations.ts';
import { silentLog } from '../log.ts';
import { createSchema } from '../schema/schema.ts';

/** What every gateway of a test process shares, as it never changes. */
export interface SiteParts {
  readonly schema: GraphQLSchema;
  /** The site's own operations. */
  readonly operations: Operations;
}

const persistedFile = fileURLToPath(new URL('../../web/relay/persisted.json', import.meta.url));
let schema: GraphQLSchema | undefined;
let operations: Operations | undefined;

const shared: SiteParts = {
  get schema() {
    return (schema ??= createSchema());
  },
  get operations() {
    return (operations ??= createOperations(shared.schema, readPersisted(persistedFile), silentLog()));
  },
};

/** Each is built for the first that asks: the schema and every operation of the site take longer than most tests. */
export const siteParts = (): SiteParts => shared;
