import { loadavg } from 'node:os';

/** How many processes have wanted a core during the last minute: what a figure in milliseconds has to be read with. */
export const machineLoad = (): string => (loadavg()[0] ?? Number.NaN).toFixed(1);
