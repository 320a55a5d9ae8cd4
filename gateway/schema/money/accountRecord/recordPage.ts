import { connectionPage } from '../../paging/connectionPage.ts';

/** A page of a connection that is read backwards from its last record. */
export function recordPage<Node extends { readonly movement: { readonly recordId: string } }>(
  nodes: readonly Node[],
  hasMore: boolean,
  after: string | null | undefined,
) {
  return connectionPage(nodes, ({ movement }) => `record-${movement.recordId}`, { hasMore, after });
}
