import { z } from 'zod';
import type { JobType } from '../../core/jobs/jobType.ts';

/** Pays a hand that was dealt, or gives back the antes of one that was closed. */
export const settleHand: JobType<{ readonly handId: string }> = { kind: 'room.settle', payload: z.object({ handId: z.string() }) };
/** Gives a hand up that was not dealt in time. */
export const closeHand: JobType<{ readonly handId: string }> = { kind: 'room.close', payload: z.object({ handId: z.string() }) };
/** Gives back the ante of a seat that was left. */
export const giveBack: JobType<{ readonly betId: string }> = { kind: 'room.giveBack', payload: z.object({ betId: z.string() }) };
