import { callGroups } from '../../contract/call.ts';

/** Calls of one group that may be under way, and that may wait for it. */
export const callsAtOnce = 128;
export const callsWaiting = 512;

/** Enough for all groups together: one that is slow must not hold the connections of the others. */
export const maxConnections = callGroups.length * callsAtOnce;
