import type { ConcreteRequest, GraphQLResponse, GraphQLSingularResponse, IEnvironment, OperationType } from 'relay-runtime';

const isSingle = (answer: GraphQLResponse): answer is GraphQLSingularResponse => !Array.isArray(answer);

/** Asks a query without fragments past the store: what is only written into a file would fill that for nothing. Rejects where a part of it failed. */
export async function readAnswer<Query extends OperationType>(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: Query['variables'],
): Promise<Query['response']> {
  const answer = await environment.getNetwork().execute(query.params, variables, { force: true }).toPromise();
  if (!answer || !isSingle(answer) || !answer.data || ('errors' in answer && answer.errors?.length)) throw new Error('no whole answer');
  return answer.data;
}
