import { type DocumentNode, execute, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { Log } from '../log.ts';
import { type Compiled, createCompiler } from './compiled.ts';
import type { MaskErrors } from './maskErrors.ts';
import type { Operation } from './operation.ts';

interface Run {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: Context;
  readonly correlationId: string;
}

/** A document that was validated, and is not run often. */
export interface FreeRun extends Run {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
}

/** What a client gets: JSON text, and whether something in it went wrong. */
export interface Answer {
  readonly text: string;
  readonly hasErrors: boolean;
}

/** Runs operations. Every way into the schema uses this one, so masking cannot be gone round. Never rejects. */
export interface Executor {
  /** Runs a persisted operation, compiled at its first use. */
  answer(operation: Operation, run: Run): Promise<Answer>;
  /** Runs any other document by interpreting it. */
  execute(run: FreeRun): Promise<ExecutionResult>;
}

interface Outcome {
  readonly data?: ExecutionResult['data'];
  readonly errors?: readonly GraphQLFormattedError[];
}

export function createExecutor(schema: GraphQLSchema, maskErrors: MaskErrors, log: Log): Executor {
  const compile = createCompiler(schema, log);
  // Documents live as long as their operations, which a rebuilt development file replaces.
  const compiled = new WeakMap<DocumentNode, Compiled | 'interpreted'>();

  const interpret = (document: DocumentNode, operationName: string | undefined, { variables, context }: Run): Promise<ExecutionResult> | ExecutionResult =>
    execute({ schema, document, variableValues: variables, operationName: operationName ?? null, contextValue: context, hideSuggestions: true });

  const run = ({ document }: Operation, given: Run): Promise<ExecutionResult> | ExecutionResult => {
    let way = compiled.get(document);
    if (way === undefined) compiled.set(document, (way = compile(document) ?? 'interpreted'));
    return way === 'interpreted' ? interpret(document, undefined, given) : way(given.context, given.variables);
  };
  const failed = (error: unknown, correlationId: string): Outcome => ({ errors: maskErrors([error], { correlationId, hasData: true }) });
  const masked = async (work: () => Promise<ExecutionResult> | ExecutionResult, correlationId: string): Promise<Outcome> => {
    try {
      const { data, errors } = await work();
      if (errors === undefined) return { data: data ?? null };
      const hasData = data !== undefined;
      const safe = maskErrors(errors, { correlationId, hasData });
      return hasData ? { data, errors: safe } : { errors: safe };
    } catch (error) {
      return failed(error, correlationId);
    }
  };

  return {
    async answer(operation, given) {
      const outcome = await masked(() => run(operation, given), given.correlationId);
      try {
        return { text: JSON.stringify(outcome), hasErrors: outcome.errors !== undefined };
      } catch (error) {
        // A value whose own `toJSON` throws gets as far as here.
        return { text: JSON.stringify(failed(error, given.correlationId)), hasErrors: true };
      }
    },
    execute: async (given) => (await masked(() => interpret(given.document, given.operationName, given), given.correlationId)) as ExecutionResult,
  };
}
