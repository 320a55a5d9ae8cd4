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

/**
 * Reads the result of a mutation by `result`, its fragment of the types that this page knows. (Beside `... on Refusal` in one
 * selection, the compiler would tell these types no longer apart.)
 */
export function outcomeOf<Key extends KeyType>(
  result: GraphQLTaggedNode,
  answer: Key & { readonly refusal: outcome_refusal$key | null | undefined },
): Outcome<KeyTypeData<Key>> {
  const refusal = readInlineData(
    graphql`
      fragment outcome_refusal on Refusal @inline {
        message
        code
        correlationId
      }
    `,
    answer.refusal ?? null,
  );
  const known: KeyTypeData<Key> = readInlineData<Key>(result, answer);
  return Object.assign(
    {},
    known,
    refusal && { message: refusal.message, code: refusal.code, correlationId: refusal.correlationId },
  ) as Outcome<KeyTypeData<Key>>;
}
