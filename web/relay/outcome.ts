import { graphql, readInlineData } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { KeyType, KeyTypeData } from 'react-relay/relay-hooks/helpers';
import type { outcome_refusal$key } from './__generated__/outcome_refusal.graphql.ts';

/** What every refusal says: the gateway's own text, for screens that do not know its type, and by what it is found in the gateway's log. */
export interface Refused {
  readonly message: string;
  readonly code: string;
  readonly correlationId: string;
}

/** What a mutation came to. */
export type Outcome<Data> = Data extends unknown ? Omit<Data, ' $fragmentType'> & Partial<Refused> : never;

/** Undefined where nothing was refused. */
export function refusedOf(refusal: outcome_refusal$key | null | undefined): Refused | undefined {
  const data = readInlineData(
    graphql`
      fragment outcome_refusal on Refusal @inline {
        message
        code
        correlationId
      }
    `,
    refusal ?? null,
  );
  return data ? { message: data.message, code: data.code, correlationId: data.correlationId } : undefined;
}

/**
 * Reads the result of a mutation by `result`, its fragment of the types that this page knows. (Beside `... on Refusal` in one
 * selection, the compiler would tell these types no longer apart.)
 */
export function outcomeOf<Key extends KeyType>(
  result: GraphQLTaggedNode,
  answer: Key & { readonly refusal: outcome_refusal$key | null | undefined },
): Outcome<KeyTypeData<Key>> {
  const known: KeyTypeData<Key> = readInlineData<Key>(result, answer);
  return Object.assign({}, known, refusedOf(answer.refusal)) as Outcome<KeyTypeData<Key>>;
}
