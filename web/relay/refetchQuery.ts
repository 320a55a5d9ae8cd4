import { fetchQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  Observable,
  type OperationType,
  type Subscription,
} from 'relay-runtime';

/**
 * Asks the gateway, by a question that leaves no earlier than this call: for what has just changed. Relay joins equal questions, and one that is under way
 * may have been answered before the change: it is waited for and not taken. What is shown stays until the answer comes, and where none does.
 */
export function refetchQuery<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Observable<Query['response']> {
  return Observable.create((sink) => {
    let asked: Subscription | undefined;
    let isOver = false;
    const ask = () => fetchQuery<Query>(environment, query, variables);
    const begin = () => {
      if (!isOver) asked = ask().subscribe(sink);
    };
    const { identifier } = createOperationDescriptor(getRequest(query), variables).request;
    if (environment.isRequestActive(identifier)) void ask().toPromise().then(begin, begin);
    else begin();
    return () => {
      isOver = true;
      asked?.unsubscribe();
    };
  });
}
