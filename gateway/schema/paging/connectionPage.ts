import { cursorOf } from './cursor.ts';

/** One page of a connection that is read on behind its last record; `recordIdOf` names what each cursor stands behind. */
export function connectionPage<Node>(
  nodes: readonly Node[],
  recordIdOf: (node: Node) => string,
  { hasMore, after }: { readonly hasMore: boolean; readonly after: string | null | undefined },
) {
  const edges = nodes.map((node) => ({ cursor: cursorOf(recordIdOf(node)), node }));
  const pageInfo = {
    hasNextPage: hasMore,
    hasPreviousPage: after != null,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo };
}
