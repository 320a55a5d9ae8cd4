import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime';

/** An answer of which any field may not be known yet. */
export type Known<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Field in keyof Value]?: Known<Value[Field]> | undefined }
    : Value;

const snapshotOf = (environment: IEnvironment, query: GraphQLTaggedNode) =>
  environment.lookup(createOperationDescriptor(getRequest(query), {}).fragment);

/** What the store holds of the answer to a query without variables. Asks nobody. */
export const storedAnswer = <Query extends OperationType>(environment: IEnvironment, query: GraphQLTaggedNode): Known<Query['response']> =>
  snapshotOf(environment, query).data as Known<Query['response']>;

/** Tells whenever the store holds another answer to it; the result ends that. */
export const onStoredAnswer = (environment: IEnvironment, query: GraphQLTaggedNode, listener: () => void): (() => void) =>
  environment.subscribe(snapshotOf(environment, query), listener).dispose;
