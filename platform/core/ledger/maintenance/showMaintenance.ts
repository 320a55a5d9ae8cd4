import { Gauge, type Registry } from 'prom-client';
import { type Maintenance, maintenanceReasons } from './maintenance.ts';

/** Has a registry say whether money moves. A platform whose books are wrong is ready for all else, so its readiness wakes nobody. */
export function showMaintenance(register: Registry, maintenance: Maintenance): void {
  new Gauge({
    name: 'platform_money_stopped',
    help: 'One while no money is moved for this reason, else zero.',
    labelNames: ['reason'],
    registers: [register],
    collect() {
      for (const reason of maintenanceReasons) this.set({ reason }, maintenance.isOn(reason) ? 1 : 0);
    },
  });
}
