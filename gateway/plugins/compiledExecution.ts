import { RequestCache } from '@pothos/plugin-scope-auth';
import {
  type ASTNode,
  createSourceEventStream,
  type DocumentNode,
  execute,
  executeSubscriptionEvent,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  mapSourceToResponseEvent,
  type TypeNode,
  validateSubscriptionArgs,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Compiled, compiledParts } from './compiledParts.ts';
import type { ServerContext } from './ServerContext.ts';
import { splitDocument } from './splitDocument.ts';

export interface CompiledExecution {
  readonly plugin: Plugin<ServerContext>;
  /** Compiles a query or mutation before it is asked for. */
  prepare(document: DocumentNode): void;
}

/**
 * Runs persisted queries and mutations compiled to a function: several times as fast
 * as walking the document. All else is interpreted, since code is made of a compiled document, and kept.
 *
 * Not `@envelop/graphql-jit`: it would compile free documents, too, overlook the defaults of variables that may not be
 * null, and leave the weighing of page sizes without its variables.
 */
export function createCompiledExecution(schema: GraphQLSchema, log: Log, clock: Clock): CompiledExecution {
  giveVariablesTheirShape(schema);
  const compile = (document: DocumentNode) => compiledQuery(schema, document, log);
  // Documents live as long as their operations, which a rebuilt development file replaces.
  const known = new WeakMap<DocumentNode, Compiled | 'interpreted'>();
  const compiledOf = (document: DocumentNode): Compiled | 'interpreted' => {
    let compiled = known.get(document);
    if (compiled === undefined) known.set(document, (compiled = compiledDocument(schema, document, compile, clock) ?? 'interpreted'));
    return compiled;
  };
  const plugin: Plugin<ServerContext> = {
    onExecute({ args, setExecuteFn }) {
      const { document } = args as ExecutionArgs;
      const compiled = (args.contextValue as ServerContext).call.operation?.document === document ? compiledOf(document) : 'interpreted';
      if (compiled === 'interpreted') setExecuteFn((given: ExecutionArgs) => execute({ ...given, hideSuggestions: true }));
      else setExecuteFn(({ contextValue, variableValues }: ExecutionArgs) => compiled(contextValue as object, variableValues ?? {}));
    },
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe),
  };
  return { plugin, prepare: (document) => void compiledOf(document) };
}

/**
 * Interpreted: an event comes seldom, and runs few fields. Each has a context of its own, so that what one event has asked the operator
 * for is not the answer to the next.
 */
async function subscribe(given: ExecutionArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const args = validateSubscriptionArgs({ ...given, hideSuggestions: true });
  if (!('schema' in args)) return { errors: args };
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  return mapSourceToResponseEvent(args, events, (event) =>
    executeSubscriptionEvent({ ...event, contextValue: Object.create(args.contextValue as object) as unknown }),
  );
}

/** Undefined, and a warning, where the compiler cannot take a document; it is then to be interpreted. */
function compiledQuery(schema: GraphQLSchema, document: DocumentNode, log: Log): Compiled | undefined {
  const compiled = compileQuery(schema, withoutPlaces(document));
  if (isCompiledQuery(compiled)) return (context, variables) => compiled.query(undefined, context, variables) as ReturnType<Compiled>;
  log.warn(
    { operation: getOperationAST(document)?.name?.value, problem: compiled.errors?.[0]?.message },
    'an operation cannot be compiled',
  );
  return undefined;
}

/**
 * The compiler hands every leaf the places at which it is asked for, as a new list each time, in case it has to be complained of: that was a
 * tenth of the memory that a lobby's page takes. Whoever asks by an id does not have the text that they lie in.
 */
const withoutPlaces = (document: DocumentNode): DocumentNode =>
  visit(document, { enter: ({ loc: _place, ...node }) => node as typeof node & ASTNode }) as DocumentNode;

function compiledDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  compile: (document: DocumentNode) => Compiled | undefined,
  clock: Clock,
): Compiled | undefined {
  const whole = compile(document);
  if (!whole) return undefined;
  const inParts = compiledParts(splitDocument(schema, document), compile, clock);
  const defaults = defaultsOf(document);
  const sizes = (getOperationAST(document)?.variableDefinitions ?? [])
    .filter(({ type }) => namedTypeOf(type) === 'Int')
    .map(({ variable }) => variable.name.value);
  // What an operation may ask for depends on its pages alone: once answered, it is not weighed again with pages of the same sizes.
  const weighed = new Set<string>();
  return async (context, variables) => {
    const values: Readonly<Record<string, unknown>> = { ...defaults, ...variables };
    const size = sizes.length === 0 ? '' : JSON.stringify(sizes.map((name) => values[name]));
    const isWeighed = weighed.has(size);
    if (isWeighed) Object.assign(context, { isWeighed });
    // It is weighed as a whole, and for one visitor answered as a whole: parts are kept for everybody.
    const { operation, visitor } = (context as ServerContext).call;
    const run = isWeighed && operation?.isPublic && visitor === undefined ? (inParts ?? whole) : whole;
    const result = await run(context, values);
    // The compiler names no field of an input that does not fit; graphql does, and both are to say the same.
    if (result.errors !== undefined && result.data === undefined) return refusedVariables(schema, document, values) ?? result;
    // The scopes lie in a WeakMap, with the context and all that it holds: see `oncePerOperation`.
    RequestCache.clearForContext(context);
    if (!isWeighed && result.errors === undefined && weighed.size < maxSizes) weighed.add(size);
    return result;
  };
}

const maxSizes = 100;

function refusedVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  values: Readonly<Record<string, unknown>>,
): ExecutionResult | undefined {
  const { errors } = getVariableValues(schema, getOperationAST(document)?.variableDefinitions ?? [], values, {
    maxErrors: 50,
    hideSuggestions: true,
  });
  return errors && { errors };
}

function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}

/** Defaults of the variables. The compiler overlooks those of variables that may not be null. */
function defaultsOf(document: DocumentNode): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of getOperationAST(document)?.variableDefinitions ?? [])
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
  return defaults;
}

const shaped = new WeakSet<GraphQLFieldResolver<unknown, unknown>>();

/**
 * Compiled documents hand resolvers the bare variables, as graphql did before version 17. Limits are
 * weighed at the root by graphql's own functions, which look for `coerced` and would find every page
 * size missing.
 */
function giveVariablesTheirShape(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field;
      if (!resolve || shaped.has(resolve)) continue;
      field.resolve = (source, args, context, info) =>
        resolve(source, args, context, (context as Partial<Context>).isWeighed ? info : withShape(info));
      shaped.add(field.resolve);
    }
}

function withShape(info: GraphQLResolveInfo): GraphQLResolveInfo {
  const { variableValues } = info as { readonly variableValues: object };
  if ('sources' in variableValues && 'coerced' in variableValues) return info;
  return { ...info, variableValues: { sources: {}, coerced: variableValues } } as GraphQLResolveInfo;
}
