import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import type { Executor } from './executor.ts';
import { nothingKnown, type Traits, traitsOf } from './operation.ts';
import { freeLimits } from './freeLimits.ts';
import { validateFree } from './validateFree.ts';

/** What Yoga's request pipeline is given with every document. */
export interface FreeRun {
  readonly context: Context;
  readonly correlationId: string;
}

export interface FreeDocument {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

/** Answers documents that were not persisted; there is none of this in production. */
export interface FreeDocuments {
  /** What the transport has to know of a document; of one that cannot be read, what lets the least happen. */
  traitsOf(asked: FreeDocument): Traits;
  run(asked: FreeDocument, run: FreeRun): Promise<Response>;
}

function parseLimited(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: freeLimits.tokens });
  } catch {
    // The parser's own words repeat a piece of the document.
    throw new GraphQLError('The document cannot be read: it is not GraphQL, or longer than allowed.', { extensions: { code: 'GRAPHQL_PARSE_FAILED', http: { status: 400 } } });
  }
}

const plugin = (executor: Executor): Plugin => ({
  onParse: ({ setParseFn }) => setParseFn(parseLimited),
  onValidate: ({ setValidationFn }) => setValidationFn(validateFree as Parameters<typeof setValidationFn>[0]),
  onExecute: ({ setExecuteFn, args }) =>
    setExecuteFn(async () => {
      const { context, correlationId } = args.contextValue as unknown as FreeRun;
      return withStatus(await executor.execute({ document: args.document, variables: args.variableValues ?? {}, operationName: args.operationName ?? undefined, context, correlationId }));
    }),
});

/** Variables that do not fit are found as late as this, and are no fault of the server. */
function withStatus(result: ExecutionResult): ExecutionResult {
  const { data, errors = [] } = result;
  if (data !== undefined || !errors.every(({ extensions }) => extensions['code'] === 'BAD_USER_INPUT')) return result;
  return { errors: errors.map(({ message, extensions }) => new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } })) };
}

/**
 * Yoga without its defaults: no reflected origins, no forms, no pages, no batches. The guard stands
 * before it. It is loaded at its first use, which in production never comes.
 */
async function makeYoga(schema: GraphQLSchema, executor: Executor) {
  const { createYoga } = await import('graphql-yoga');
  return createYoga<FreeRun>({
    schema,
    plugins: [plugin(executor)],
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    maxRequestBodySize: false,
    logging: false,
    // Errors come masked from the executor, and refused documents carry codes.
    maskedErrors: false,
    graphqlEndpoint: '/graphql',
  });
}

export function createFreeDocuments(schema: GraphQLSchema, executor: Executor): FreeDocuments {
  let yoga: ReturnType<typeof makeYoga> | undefined;
  return {
    traitsOf({ query, operationName }) {
      try {
        return traitsOf(schema, parseLimited(query), operationName);
      } catch {
        return nothingKnown;
      }
    },
    async run({ query, variables, operationName }, run) {
      const body = JSON.stringify({ query, variables, operationName });
      // The newer media type, with which a refused document has a status to match.
      const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
      return (await (yoga ??= makeYoga(schema, executor))).fetch(new Request('http://gateway/graphql', { method: 'POST', headers, body }), run);
    },
  };
}
