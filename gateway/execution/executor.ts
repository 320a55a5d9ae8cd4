import { type DocumentNode, execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { MaskErrors } from './maskErrors.ts';

export interface Run {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string | undefined;
  readonly context: Context;
  readonly correlationId: string;
}

/** What a client gets: JSON text, and whether something in it went wrong. */
export interface Answer {
  readonly text: string;
  readonly hasErrors: boolean;
}

/** Runs operations. Every way into the schema uses this one, so masking cannot be gone round. */
export interface Executor {
  execute(run: Run): Promise<ExecutionResult>;
  answer(run: Run): Promise<Answer>;
}

export function createExecutor(schema: GraphQLSchema, maskErrors: MaskErrors): Executor {
  const executeMasked = async (run: Run): Promise<ExecutionResult> => {
    const { document, variables, operationName, context, correlationId } = run;
    try {
      const result = await execute({
        schema,
        document,
        variableValues: variables,
        operationName: operationName ?? null,
        contextValue: context,
        hideSuggestions: true,
      });
      if (!result.errors) return result;
      // Formatted errors are what a client reads; graphql's type only knows the class they are made from.
      const errors = maskErrors(result.errors, { correlationId, hasData: 'data' in result }) as unknown as NonNullable<ExecutionResult['errors']>;
      return 'data' in result ? { data: result.data ?? null, errors } : { errors };
    } catch (error) {
      return failed(error, correlationId);
    }
  };
  const failed = (error: unknown, correlationId: string): ExecutionResult => ({
    errors: maskErrors([error], { correlationId, hasData: true }) as unknown as NonNullable<ExecutionResult['errors']>,
  });

  return {
    execute: executeMasked,
    async answer(run) {
      const result = await executeMasked(run);
      try {
        return { text: JSON.stringify(result), hasErrors: result.errors !== undefined };
      } catch (error) {
        return { text: JSON.stringify(failed(error, run.correlationId)), hasErrors: true };
      }
    },
  };
}
