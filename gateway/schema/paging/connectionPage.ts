import { cursorOf } from './cursor.ts';

/** One page of a connection that is read on behind its last record; `recordIdOf` names what each cursor stands behind, `list` the type of its nodes. */
export function connectionPage<Node>(
  nodes: readonly Node[],
  recordIdOf: (node: Node) => string,
  { list, hasMore, after }: { readonly list: string; readonly hasMore: boolean; readonly after: string | null | undefined },
) {
  const edges = nodes.map((node) => ({ cursor: cursorOf(list, recordIdOf(node)), node }));
  const pageInfo = {
    hasNextPage: hasMore,
    hasPreviousPage: after != null,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo };
}
