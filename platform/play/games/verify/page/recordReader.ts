import type { Report } from './reportPlace.ts';

/**
 * One family's way from a round's id to what there is to say of it; null where the round is none of its own. Rejects with a `RangeError` for a
 * record that its game could never have written, and with a `PlayFault` where nobody answered.
 */
export type RecordReader = (id: string) => Promise<Report | null>;
