import { cursorOf } from '../../cursor.ts';

/** A page of a connection that is read backwards from its last record. */
export function recordPage<Node extends { readonly movement: { readonly recordId: string } }>(
  nodes: readonly Node[],
  hasMore: boolean,
  after: string | null | undefined,
) {
  const edges = nodes.map((node) => ({ cursor: cursorOf(`record-${node.movement.recordId}`), node }));
  const pageInfo = {
    hasNextPage: hasMore,
    hasPreviousPage: after != null,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo };
}
