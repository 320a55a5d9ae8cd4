import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime';

/**
 * An answer of which any field may not be known yet, nor a record of a list any more: what nothing on screen holds on to is forgotten, while the
 * list that names it stands.
 */
export type Known<Value> = Value extends readonly (infer Item)[]
  ? readonly (Item extends object ? Known<Item> | undefined : Item)[]
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

/** Holds on to it: what was only asked for, and is of no screen's own query, is else forgotten as others are left. The result lets it go. */
export const retainAnswer = (environment: IEnvironment, query: GraphQLTaggedNode): (() => void) =>
  environment.retain(createOperationDescriptor(getRequest(query), {})).dispose;
