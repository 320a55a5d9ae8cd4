import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema, valueFromASTUntyped } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import type { Log } from '../log.ts';

/** Runs one document, compiled to a function; several times as fast as walking the document. */
export type Compiled = (context: Context, variables: Readonly<Record<string, unknown>>) => Promise<ExecutionResult> | ExecutionResult;

/**
 * Compiles validated documents. Only ones that were persisted: code is made of them, and kept.
 * Undefined, and a warning, where the compiler cannot take a document; it is then to be interpreted.
 */
export function createCompiler(schema: GraphQLSchema, log: Log): (document: DocumentNode) => Compiled | undefined {
  giveVariablesTheirShape(schema);
  return (document) => {
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) {
      log.warn({ operation: getOperationAST(document)?.name?.value, problem: compiled.errors?.[0]?.message }, 'an operation cannot be compiled');
      return undefined;
    }
    const defaults = defaultsOf(document);
    return (context, variables) => compiled.query(undefined, context, { ...defaults, ...variables }) as ReturnType<Compiled>;
  };
}

/** Defaults of the variables. The compiler overlooks those of variables that may not be null. */
function defaultsOf(document: DocumentNode): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of getOperationAST(document)?.variableDefinitions ?? []) if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
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
      field.resolve = (source, args, context, info) => resolve(source, args, context, withShape(info));
      shaped.add(field.resolve);
    }
}

function withShape(info: GraphQLResolveInfo): GraphQLResolveInfo {
  const { variableValues } = info as { readonly variableValues: object };
  if ('sources' in variableValues && 'coerced' in variableValues) return info;
  return { ...info, variableValues: { sources: {}, coerced: variableValues } } as GraphQLResolveInfo;
}
