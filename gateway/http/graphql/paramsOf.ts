import type { Operation } from '../../execution/operation.ts';
import type { GraphqlCall } from '../../plugins/ServerContext.ts';
import type { ParsedRequest } from './parsedRequest.ts';
import type { Variables } from './variables.ts';

/** What a document does not declare cannot change its answer, and must not make one of its own. */
function declaredOnly(operation: Operation, variables: Variables): Record<string, unknown> {
  const declared: Record<string, unknown> = {};
  for (const name of operation.variables) if (Object.hasOwn(variables, name)) declared[name] = variables[name];
  return declared;
}

/** What an operation is executed with; without one, with the document that came with the request. */
export const paramsOf = (
  { query, operationName, variables, extensions }: ParsedRequest,
  operation: Operation | undefined,
): GraphqlCall['params'] => ({
  ...(operation
    ? { variables: declaredOnly(operation, variables) }
    : { ...(query === undefined ? {} : { query }), ...(operationName === undefined ? {} : { operationName }), variables }),
  ...(extensions ? { extensions } : {}),
});
