interface KnownTransfer {
  readonly id: string;
  readonly status: string;
}

/** Whether what these transfers came to is told no more: all are done, and what was moved after them may have gone the other way. `transfers`: the newest first. */
export const isOvertaken = (ids: readonly string[], transfers: readonly KnownTransfer[]): boolean =>
  ids.length > 0 &&
  transfers.every(({ id, status }) => status === 'DONE' || !ids.includes(id)) &&
  !(transfers[0] !== undefined && ids.includes(transfers[0].id));
