/** Why no money may move: the books do not add up, the disk is full, or the clock was put back. */
export const maintenanceReasons = ['books', 'disk', 'clock'] as const;
export type MaintenanceReason = (typeof maintenanceReasons)[number];

/** Whether money may move: asked by the ledger, told by those who watch over books, disk and clock. */
export interface Maintenance {
  begin(reason: MaintenanceReason): void;
  end(reason: MaintenanceReason): void;
  /** Whether no money may move for this reason, or, without one, for any. */
  isOn(reason?: MaintenanceReason): boolean;
}

export function createMaintenance(): Maintenance {
  const reasons = new Set<MaintenanceReason>();
  return {
    begin: (reason) => void reasons.add(reason),
    end: (reason) => void reasons.delete(reason),
    isOn: (reason) => (reason === undefined ? reasons.size > 0 : reasons.has(reason)),
  };
}
