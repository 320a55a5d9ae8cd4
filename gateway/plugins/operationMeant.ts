import { type DocumentNode, getOperationAST, GraphQLError, Kind } from 'graphql';

/** As many as stand in an answer: a document may have hundreds. */
const maxNamed = 10;

/**
 * What is wrong with the name of the operation that is to be run of a document that was not persisted; undefined where one is meant, and where
 * there is none at all. Names are those of whoever wrote it.
 */
export function operationMeant(document: DocumentNode, operationName: string | null | undefined): GraphQLError | undefined {
  if (getOperationAST(document, operationName)) return undefined;
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const names = operations.flatMap((operation) => ('name' in operation && operation.name ? [operation.name.value] : []));
  if (operations.length === 0) return undefined;
  const detail =
    names.length === 0
      ? 'The operation of the document has no name: leave `operationName` out.'
      : `\`operationName\` has to name one of ${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ', …' : ''}.`;
  return new GraphQLError('Could not determine what operation to execute.', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', detail, http: { status: 400 } },
  });
}
